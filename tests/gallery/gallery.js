"use strict";
const asked = new URLSearchParams(location.search || location.hash.slice(1));
const frame = document.querySelector("iframe");

function choose() {
  const chosen = {};
  for (const each of document.querySelectorAll("nav select")) chosen[each.name] = each.value;
  frame.style.width = `${chosen.width}px`;
  const query = new URLSearchParams({ look: chosen.look, eyes: chosen.eyes, selects: chosen.selects });
  const page = `${chosen.language}/${chosen.chapter}.html?${query}`;
  if (frame.getAttribute("src") !== page) frame.setAttribute("src", page);
  history.replaceState(null, "", `#${new URLSearchParams(chosen)}`);
}

const UNITS = [["year", 31536e6], ["month", 2592e6], ["day", 864e5], ["hour", 36e5], ["minute", 6e4], ["second", 1e3]];
const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

function told(at, style) {
  const language = document.documentElement.lang;
  if (style !== "R") return new Intl.DateTimeFormat(language, STYLES[style]).format(at);
  const away = at - Date.now();
  const [unit, length] = UNITS.find(([, each]) => Math.abs(away) >= each) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language).format(Math.round(away / length), unit);
}

function made(kind, name, inner) {
  const element = document.createElement(kind);
  element.className = name;
  element.innerHTML = inner;
  return element;
}

function article(screen, blocks, look) {
  const bare = look === "bare" && screen.bare;
  const inner = (screen.whole || (bare ? screen.bare : screen.usual)).map(at => blocks[at]).join("");
  const one = made("article", "", "");
  const more = screen.names.length > 1 ? ` (+${screen.names.length - 1})` : "";
  const name = made("p", "name", "");
  name.textContent = screen.names[0] + more;
  name.title = screen.names.join("\n");
  one.append(name);
  if (screen.whole) {
    one.append(made("div", "", inner));
    return one;
  }
  for (const at of screen.alert) one.append(made("p", "alert", blocks[at]));
  const body = made("section", "", inner);
  body.style.borderLeftColor = screen.colour;
  one.append(body, made("p", "size", screen.size));
  return one;
}

function draw() {
  const { blocks, screens } = JSON.parse(document.getElementById("told").textContent);
  const look = asked.get("look") || "four";
  const only = look === "four" && (asked.get("eyes") || "normal") === "normal" ? screens : screens.filter(each => each.bare);
  document.querySelector("main").append(...(only.length ? only : screens).map(each => article(each, blocks, look)));
  for (const each of document.querySelectorAll("time")) each.textContent = told(Number(each.dataset.at) * 1e3, each.dataset.style);
  for (const each of document.querySelectorAll("img")) {
    each.nextSibling.textContent = each.alt;
    each.src = `../pictures/${each.dataset[look === "two" ? "two" : "four"]}`;
    if ((asked.get("eyes") || "normal") !== "normal") each.style.filter = `url(#${asked.get("eyes")})`;
  }
  if (asked.get("selects") === "open") for (const each of document.querySelectorAll("details")) each.open = true;
}

if (frame) {
  for (const each of document.querySelectorAll("nav select")) {
    if (asked.has(each.name)) each.value = asked.get(each.name);
    each.addEventListener("change", choose);
  }
  choose();
} else draw();
