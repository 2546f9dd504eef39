// Paints the unmoving part of a level (earth, clouds, thorns, plants) into a few wide textures.
// why: one picture per tile shows hairlines at fractional zoom and costs a draw call each
import { TILE } from './rules.js';
import { make, tint } from './textures.js';

const COLUMNS_PER_PART = 15;
const OVERLAP = 2;
const HEAD_ROOM = 3 * TILE;

const PLANTS = [
  { frame: 'osmanthus', chance: 0.3, sink: 8, columns: 3, rows: 4 },
  { frame: 'bamboo', chance: 0.2, sink: 8, columns: 1, rows: 3 },
  { frame: 'stone-lantern', chance: 0.1, sink: 8, columns: 1, rows: 2 },
  { frame: 'bush', chance: 0.2, sink: 8, columns: 2, rows: 1 },
  { frame: 'flower', chance: 0.2, sink: 6, columns: 1, rows: 1 },
  { frame: 'tuft', chance: 0.4, sink: 6, columns: 1, rows: 1 },
];

/** Adds the terrain of `level` to the scene; `sharpness` is texture pixels per world pixel. */
export function addTerrain(scene, level, levelNumber, sharpness) {
  const rows = level.rows;
  const columns = rows[0].length;
  const plants = plant(rows, levelNumber);
  const height = rows.length * TILE + HEAD_ROOM;
  for (let from = 0; from < columns; from += COLUMNS_PER_PART) {
    const width = Math.min(COLUMNS_PER_PART, columns - from) * TILE + OVERLAP;
    const key = `terrain-${levelNumber}-${from}-${sharpness}`;
    make(scene, key, Math.ceil(width * sharpness), Math.ceil(height * sharpness), (context) => {
      const scratch = document.createElement('canvas');
      scratch.width = context.canvas.width;
      scratch.height = context.canvas.height;
      const pen = scratch.getContext('2d');
      pen.scale(sharpness, sharpness);
      pen.translate(-from * TILE, HEAD_ROOM);
      draw(scene, pen, rows, plants, from);
      tint(context, scratch, level.palette.ground);
    });
    scene.add
      .image(from * TILE, -HEAD_ROOM, key)
      .setOrigin(0)
      .setScale(1 / sharpness);
  }
}

function draw(scene, pen, rows, plants, from) {
  for (const { frame, x, y } of plants) {
    stamp(scene, pen, 'ground', frame, x, y);
  }
  const to = Math.min(rows[0].length, from + COLUMNS_PER_PART + 1);
  for (let row = 0; row < rows.length; row++) {
    for (let column = Math.max(0, from - 1); column < to; column++) {
      const found = tileFrame(rows, column, row);
      if (found) {
        stamp(scene, pen, found.sheet, found.frame, (column + 0.5) * TILE, (row + 1) * TILE);
      }
    }
  }
}

function tileFrame(rows, column, row) {
  const sign = rows[row][column];
  const left = rows[row][column - 1] ?? sign;
  const right = rows[row][column + 1] ?? sign;
  if (sign === '^') {
    return { sheet: 'items', frame: 'thorns' };
  }
  if (sign === '=') {
    const ends = `${left === '=' ? '' : 'left'}${right === '=' ? '' : 'right'}`;
    return {
      sheet: 'items',
      frame: { '': 'cloud-mid', left: 'cloud-left', right: 'cloud-right', leftright: 'cloud-one' }[ends],
    };
  }
  if (sign !== '#') {
    return null;
  }
  const sides = `${left === '#' ? '' : 'left'}${right === '#' ? '' : 'right'}`;
  const side = { '': '', left: 'left', right: 'right', leftright: 'both' }[sides];
  const top = rows[row - 1]?.[column] === '#' ? '' : 'top';
  return { sheet: 'ground', frame: [top, side].filter(Boolean).join('-') || 'fill' };
}

// why: a plant needs free air, so that no star hides in it; the dice make the same garden every time
function plant(rows, seed) {
  const random = dice(seed * 7919);
  const plants = [];
  for (let column = 0; column < rows[0].length; column++) {
    const top = rows.findIndex((line) => line[column] === '#');
    const fits = PLANTS.filter((kind) => hasRoom(rows, column, top, kind));
    const chosen = fits.find(({ chance }) => random() < chance);
    if (chosen) {
      plants.push({ ...chosen, x: (column + chosen.columns / 2) * TILE, y: top * TILE + chosen.sink });
      column += chosen.columns - 1 + (chosen.columns > 1 ? 1 : 0);
    }
  }
  return plants;
}

function hasRoom(rows, column, top, kind) {
  for (let x = column; x < column + kind.columns; x++) {
    if (top <= 0 || rows[top][x] !== '#') {
      return false;
    }
    for (let y = Math.max(0, top - kind.rows); y < top; y++) {
      if (!'.e'.includes(rows[y][x])) {
        return false;
      }
    }
  }
  return true;
}

/** Draws a frame of a sheet with its foot at (x, y). */
function stamp(scene, pen, sheet, name, x, y) {
  const frame = scene.textures.getFrame(sheet, name);
  const scale = 1 / SHEET_SCALE;
  const width = frame.cutWidth * scale;
  const height = frame.cutHeight * scale;
  const source = frame.source.image;
  pen.drawImage(
    source,
    frame.cutX,
    frame.cutY,
    frame.cutWidth,
    frame.cutHeight,
    x - width / 2,
    y - height,
    width,
    height,
  );
}

/** Pixels of the `items` and `ground` sheets per world pixel. */
export const SHEET_SCALE = 1.5;

function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
