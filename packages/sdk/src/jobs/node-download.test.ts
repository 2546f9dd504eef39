import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentMismatchError, type Download, downloadFile, partFile } from './node-download.ts';

const MIB = 1024 * 1024;
/** Nine ranges and a piece. */
const CONTENT = Buffer.concat([randomBytes(72 * MIB), randomBytes(12_345)]);
const MD5 = createHash('md5').update(CONTENT).digest('hex');

let folder: string;
let asked: [number, number][];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uos-download-'));
  asked = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Far {
  /** Bytes after which a connection breaks, by where it began. */
  readonly cut?: (start: number) => number | undefined;
  readonly knowsRanges?: boolean;
  readonly content?: Buffer;
}

function download({ cut, knowsRanges = true, content = CONTENT }: Far = {}): Download & {
  readonly came: () => number;
  readonly spared: () => number;
} {
  let [came, spared] = [0, 0];
  return {
    file: join(folder, 'large.bin'),
    md5: MD5,
    size: CONTENT.byteLength,
    async open(start, end) {
      asked.push([start, end]);
      const [from, to] = knowsRanges ? [start, end] : [0, content.byteLength];
      const breaksAt = cut?.(start);
      return {
        start: from,
        stream: (async function* () {
          for (let at = from; at < to; at += MIB) {
            if (breaksAt !== undefined && at - from >= breaksAt) {
              throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
            }
            yield content.subarray(at, Math.min(at + MIB, to));
          }
        })(),
      };
    },
    onBytes: (bytes) => {
      came += bytes;
    },
    onSpared: (bytes) => {
      spared += bytes;
    },
    came: () => came,
    spared: () => spared,
  };
}

const arrived = () => readFileSync(join(folder, 'large.bin')).equals(CONTENT);

describe('downloadFile of a large file', () => {
  it('asks for ranges, puts them together, and leaves nothing beside the file', async () => {
    const all = download();
    await downloadFile(all);
    expect(arrived()).toBe(true);
    expect(asked.map(([start]) => start / MIB).sort((a, b) => a - b)).toEqual([0, 8, 16, 24, 32, 40, 48, 56, 64, 72]);
    expect([all.came(), all.spared()]).toEqual([CONTENT.byteLength, 0]);
    expect(readdirSync(folder)).toEqual(['large.bin']);
  });

  it('goes on with the ranges that are whole', async () => {
    const first = download({ cut: (start) => (start === 32 * MIB ? 3 * MIB : undefined) });
    await expect(downloadFile(first)).rejects.toThrow('cut');
    const whole = first.came();
    expect(whole % (8 * MIB), 'a range that broke off is not counted').toBe(0);
    const second = download();
    await downloadFile(second);
    expect(arrived()).toBe(true);
    expect([second.spared(), second.came()]).toEqual([whole, CONTENT.byteLength - whole]);
  });

  it('goes on with a half that came in one piece', async () => {
    const all = download();
    writeFileSync(partFile(all), CONTENT.subarray(0, 20 * MIB));
    await downloadFile(all);
    expect(arrived()).toBe(true);
    expect(all.spared()).toBe(16 * MIB);
  });

  it('takes it in one piece where the far side knows no ranges', async () => {
    const all = download({ knowsRanges: false });
    await downloadFile(all);
    expect(arrived()).toBe(true);
    expect([all.came(), all.spared()]).toEqual([CONTENT.byteLength, 0]);
  });

  it('keeps nothing that is not the content', async () => {
    const other = Buffer.from(CONTENT);
    other.writeUInt8(other.readUInt8(40 * MIB) ^ 1, 40 * MIB);
    await expect(downloadFile(download({ content: other }))).rejects.toThrow(ContentMismatchError);
    expect(readdirSync(folder)).toEqual([]);
  });
});
