// Packs drawn frames into one picture, row by row, and describes it in the JSON that Phaser calls a "JSON hash" atlas.
import { part, picture, toBytes } from './paint.mjs';
import { encodePng } from './png.mjs';

const GAP = 2;

/** `frames`: name → `{ size: [width, height], draw }` in units; returns `{ png, json }` file contents. */
export function sheet(imageName, frames, { width, scale }) {
  const places = arrange(frames, width, scale);
  const height = Math.max(...places.map((place) => place.y + place.h)) + GAP;
  const canvas = picture(width, height);
  const described = {};
  for (const { name, x, y, w, h } of places) {
    frames[name].draw(part(canvas, x, y, w, h, scale));
    described[name] = {
      frame: { x, y, w, h },
      rotated: false,
      trimmed: false,
      spriteSourceSize: { x: 0, y: 0, w, h },
      sourceSize: { w, h },
    };
  }
  const meta = { image: imageName, format: 'RGBA8888', size: { w: width, h: height }, scale: String(scale) };
  return {
    png: encodePng(width, height, toBytes(canvas)),
    json: `${JSON.stringify({ frames: described, meta }, null, 2)}\n`,
  };
}

function arrange(frames, width, scale) {
  let x = GAP;
  let y = GAP;
  let shelf = 0;
  return Object.entries(frames).map(([name, { size }]) => {
    const w = Math.round(size[0] * scale);
    const h = Math.round(size[1] * scale);
    if (x + w + GAP > width) {
      x = GAP;
      y += shelf + GAP;
      shelf = 0;
    }
    const place = { name, x, y, w, h };
    x += w + GAP;
    shelf = Math.max(shelf, h);
    return place;
  });
}
