import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHashCache } from './node-hash-cache.ts';

const MD5 = '900150983cd24fb0d6963f7d28e17f72';
const OTHER = 'd41d8cd98f00b204e9800998ecf8427e';
const NOW = 1_000_000;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uos-cache-'));
  file = join(folder, 'state', 'a.hashes');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openHashCache(file, () => NOW);
const lines = () => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('openHashCache', () => {
  it('knows a hash in the next run while the file has not changed, asked in order', () => {
    const first = open();
    first.keepHash('资源/图.png', '4:1:1:1', OTHER);
    first.keepHash('a "b".txt', '3:1:1:1', MD5);
    first.close();
    expect(existsSync(`${file}.new`)).toBe(false);

    const second = open();
    expect(second.hashOf('a "b".txt', '3:1:1:1')).toBe(MD5);
    expect(second.hashOf('between', '3:1:1:1')).toBeUndefined();
    expect(second.hashOf('资源/图.png', '4:1:1:1')).toBe(OTHER);
    expect(second.hashOf('资源/图.png', '4:2:1:1')).toBeUndefined();
  });

  it('answers a second walk of the same run as the first', () => {
    const cache = open();
    cache.keepHash('a', '1:1:1:1', MD5);
    cache.keepHash('b', '1:1:1:1', MD5);
    cache.close();
    const again = open();
    for (const path of ['a', 'b', 'a', 'b']) {
      expect(again.hashOf(path, '1:1:1:1')).toBe(MD5);
    }
  });

  it('keeps what was hashed before a crash, and ignores a torn line', () => {
    const killed = open();
    for (let n = 0; n < 400; n += 1) {
      killed.keepHash(`f${n}`, '1:1:1:1', MD5);
    }
    // not closed: the process was killed here, in the middle of a line
    appendFileSync(`${file}.new`, `${MD5} 1:1:1:1 "to`);
    const next = open();
    expect(next.hashOf('f0', '1:1:1:1')).toBe(MD5);
    expect(next.hashOf('f399', '1:1:1:1')).toBe(MD5);
    expect(next.hashOf('torn', '1:1:1:1')).toBeUndefined();
  });

  it('forgets files that are gone, and is written anew only where something is new', () => {
    const first = open();
    for (const path of ['a', 'b', 'c']) {
      first.keepHash(path, '1:1:1:1', MD5);
    }
    first.close();
    const second = open();
    second.hashOf('a', '1:1:1:1');
    second.hashOf('c', '1:1:1:1');
    second.keepHash('d', '1:1:1:1', MD5);
    second.close();
    expect(lines().map((line) => line.split(' ')[2])).toEqual(['"a"', '"c"', '"d"']);
  });

  it('does not trust the time of a file that was written a moment ago', () => {
    const cache = open();
    cache.keepHash('now', `1:${NOW - 1}:1:1`, MD5);
    cache.keepHash('before', `1:${NOW - 1000}:1:1`, MD5);
    cache.close();
    expect(lines()).toHaveLength(1);
  });

  it('starts anew when it cannot be read, and works when it cannot be written', () => {
    writeFileSync(join(folder, 'state'), 'a file where a folder should be');
    const blocked = open();
    blocked.keepHash('a', '1:1:1:1', MD5);
    expect(blocked.hashOf('a', '1:1:1:1')).toBe(MD5);
    expect(() => blocked.close()).not.toThrow();
  });
});
