// Draws every picture and computes every sound of the game into game/assets; `--check` only compares.
// The files are committed, so nobody needs to run this to play or to release.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backdrops } from './art/backdrop.mjs';
import { groundFrames } from './art/ground.mjs';
import { iconsSvg } from './art/icons.mjs';
import { itemFrames } from './art/items.mjs';
import { decodePng } from './art/png.mjs';
import { RABBIT_FRAME, rabbitFrames } from './art/rabbit.mjs';
import { sheet } from './art/sheet.mjs';
import { sounds } from './art/sounds.mjs';

const ASSETS = fileURLToPath(new URL('game/assets/', import.meta.url));

/** Those that take longer to draw than all others together. */
export const SLOW = ['hills-far.png', 'hills-near.png', 'items.png', 'items.json', 'ground.png', 'ground.json'];

/** Every generated file but those left out: path under game/assets → contents. */
export function makeAssets(leftOut = []) {
  const files = {};
  for (const [name, make] of Object.entries(backdrops).filter(([name]) => !leftOut.includes(name))) {
    files[name] = make();
  }
  for (const [name, make] of Object.entries(sounds)) {
    files[`audio/${name}`] = make();
  }
  files['icons.svg'] = Buffer.from(iconsSvg());
  const rabbit = Object.entries(rabbitFrames).map(([name, draw]) => [
    name,
    { size: [RABBIT_FRAME, RABBIT_FRAME], draw },
  ]);
  addSheet(files, '玉兔', Object.fromEntries(rabbit), { width: 530, scale: 4 / 3 });
  for (const [name, frames] of Object.entries({ items: itemFrames, ground: groundFrames })) {
    if (!leftOut.includes(`${name}.png`)) {
      addSheet(files, name, frames, { width: 820, scale: 1.5 });
    }
  }
  return files;
}

/** What is wrong with the files on disk, one line each; empty when all but those left out is as the script makes it. */
export function differences(leftOut = []) {
  const made = makeAssets(leftOut);
  const wrong = Object.entries(made)
    .filter(
      ([name, contents]) => !existsSync(join(ASSETS, name)) || !same(name, contents, readFileSync(join(ASSETS, name))),
    )
    .map(([name]) => `game/assets/${name} is not what make-assets.mjs makes`);
  const present = readdirSync(ASSETS, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const extra = present
    .map((entry) => join(entry.parentPath, entry.name).slice(ASSETS.length).replaceAll('\\', '/'))
    .filter((name) => !(name in made) && !leftOut.includes(name))
    .map((name) => `game/assets/${name} is made by nobody`);
  return [...wrong, ...extra];
}

function addSheet(files, name, frames, options) {
  const { png, json } = sheet(`${name}.png`, frames, options);
  files[`${name}.png`] = png;
  files[`${name}.json`] = Buffer.from(json);
}

function same(name, made, present) {
  if (!name.endsWith('.png')) {
    return made.equals(present);
  }
  const a = decodePng(made);
  const b = decodePng(present);
  return a.width === b.width && a.height === b.height && a.rows.equals(b.rows);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const found = differences();
    console.log(found.length === 0 ? 'game/assets is what make-assets.mjs makes.' : found.join('\n'));
    process.exitCode = found.length === 0 ? 0 : 1;
  } else {
    for (const [name, contents] of Object.entries(makeAssets())) {
      mkdirSync(dirname(join(ASSETS, name)), { recursive: true });
      writeFileSync(join(ASSETS, name), contents);
      console.log(`${String(contents.length).padStart(8)}  game/assets/${name}`);
    }
  }
}
