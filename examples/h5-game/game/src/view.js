// How the world lies on the screen: as large as fits, with spare height shared between sky and sea.
import { TILE } from './rules.js';

const WORLD_HEIGHT = 12 * TILE;
const NARROWEST = 620;
const SKY_SHARE = 0.4;

/** `zoom` screen pixels to a world pixel; `top` is the world's y at the upper edge of the screen. */
export function viewOf({ width, height }) {
  const zoom = Math.min(height / WORLD_HEIGHT, width / NARROWEST);
  const viewHeight = height / zoom;
  const top = -(viewHeight - WORLD_HEIGHT) * SKY_SHARE;
  return { zoom, top, viewWidth: width / zoom, viewHeight, seaLevel: (WORLD_HEIGHT - top) * zoom };
}
