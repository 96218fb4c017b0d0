"""Tests of the Discord layer, against simcord and Discord's own API description."""
