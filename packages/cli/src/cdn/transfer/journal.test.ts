import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { openJournal } from './journal.ts';

const MD5 = '900150983cd24fb0d6963f7d28e17f72';
const OTHER = 'd41d8cd98f00b204e9800998ecf8427e';

let outside: Outside;
let file: string;

beforeEach(() => {
  outside = openOutside();
  file = join(outside.folder, 'state', 'sync', 'a.jsonl');
});

afterEach(() => outside.remove());

const open = () => openJournal(file, () => 0);

describe('openJournal', () => {
  it('knows a hash in the next run while the file has not changed', () => {
    const first = open();
    first.keepHash('a "b".txt', '3:1', MD5);
    first.keepHash('资源/图.png', '4:1', OTHER);
    first.close();

    const second = open();
    expect(second.hashOf('a "b".txt', '3:1')).toBe(MD5);
    expect(second.hashOf('资源/图.png', '4:1')).toBe(OTHER);
    expect(second.hashOf('a "b".txt', '3:2')).toBeUndefined();
    expect(second.hashOf('c', '3:1')).toBeUndefined();
  });

  it('keeps what was written before a crash and ignores a torn line', () => {
    const journal = open();
    for (let n = 0; n < 200; n += 1) {
      journal.keepHash(`f${n}`, '1', MD5);
    }
    // Not closed: the process was killed here, in the middle of a line.
    appendFileSync(file, '["g","1","9001');
    const next = open();
    expect(next.hashOf('f0', '1')).toBe(MD5);
    expect(next.hashOf('f199', '1')).toBe(MD5);
    expect(next.hashOf('g', '1')).toBeUndefined();
  });

  it('grows no further than it must', () => {
    for (let run = 0; run < 10; run += 1) {
      const journal = open();
      for (let n = 0; n < 100; n += 1) {
        journal.keepHash(`f${n}`, String(run), MD5);
      }
      journal.close();
    }
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(600);
    expect(open().hashOf('f99', '9')).toBe(MD5);
  });

  it('starts anew when it cannot be read, and works when it cannot be written', () => {
    open().close();
    const blocked = openJournal(join(outside.folder, 'blocked', 'x'), () => 0);
    writeFileSync(join(outside.folder, 'blocked'), 'a file where a folder should be');
    blocked.keepHash('a', '1', MD5);
    blocked.close();
    expect(blocked.hashOf('a', '1')).toBe(MD5);
  });
});
