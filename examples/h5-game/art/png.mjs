// Writes and reads 8-bit RGBA PNG files with nothing but node:zlib.
// Reading exists for `--check`: zlib may pack the same pixels differently on another CPU, so pixels are compared.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES_PER_PIXEL = 4;

/** Packs straight (not premultiplied) RGBA bytes, row by row, into a PNG file. */
export function encodePng(width, height, pixels) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const packed = deflateSync(filterRows(width, height, pixels), { level: 9, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

/** Reads back what `encodePng` wrote: `{ width, height, rows }`, rows still filtered. */
export function decodePng(file) {
  const parts = [];
  let header = Buffer.alloc(13);
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      header = body;
    } else if (type === 'IDAT') {
      parts.push(body);
    }
    at += 12 + length;
  }
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), rows: inflateSync(Buffer.concat(parts)) };
}

// why: each row takes the filter with the smallest sum of absolute differences, the choice the PNG specification advises
function filterRows(width, height, pixels) {
  const stride = width * BYTES_PER_PIXEL;
  const out = Buffer.alloc((stride + 1) * height);
  const empty = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * stride, (y + 1) * stride);
    const above = y === 0 ? empty : pixels.subarray((y - 1) * stride, y * stride);
    let best = null;
    for (let type = 0; type < FILTERS.length; type++) {
      const line = filterRow(FILTERS[type], row, above);
      if (best === null || line.cost < best.cost) {
        best = { ...line, type };
      }
    }
    out[y * (stride + 1)] = best.type;
    out.set(best.bytes, y * (stride + 1) + 1);
  }
  return out;
}

const FILTERS = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => paeth(left, up, corner),
];

function filterRow(predict, row, above) {
  const bytes = new Uint8Array(row.length);
  let cost = 0;
  for (let i = 0; i < row.length; i++) {
    const left = i >= BYTES_PER_PIXEL ? row[i - BYTES_PER_PIXEL] : 0;
    const corner = i >= BYTES_PER_PIXEL ? above[i - BYTES_PER_PIXEL] : 0;
    const value = (row[i] - predict(left, above[i], corner)) & 0xff;
    bytes[i] = value;
    cost += value < 128 ? value : 256 - value;
  }
  return { bytes, cost };
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toUp && toLeft <= toCorner) {
    return left;
  }
  return toUp <= toCorner ? up : corner;
}

function chunk(type, body) {
  const tagged = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const out = Buffer.alloc(tagged.length + 8);
  out.writeUInt32BE(body.length, 0);
  out.set(tagged, 4);
  out.writeUInt32BE(crc32(tagged), tagged.length + 4);
  return out;
}
