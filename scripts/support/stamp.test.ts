import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStamps, type Stamps } from './stamp.ts';

const STEP = { name: 'step', inputs: ['in*.txt'], outputs: ['out.txt'] };

let root: string;
let stamps: Stamps;
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'uos stamps '));
  stamps = openStamps(root, join(root, 'stamps'));
  write('in.txt', 'one');
  write('out.txt', 'built');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('openStamps', () => {
  it('takes a step for stale until it is remembered', () => {
    expect(stamps.isFresh(STEP)).toBe(false);
    stamps.remember(STEP);
    expect(stamps.isFresh(STEP)).toBe(true);
  });

  it('takes a step for stale when an input changes, appears or goes', () => {
    stamps.remember(STEP);
    write('in.txt', 'two');
    expect(stamps.isFresh(STEP)).toBe(false);

    stamps.remember(STEP);
    write('in-more.txt', '');
    expect(stamps.isFresh(STEP)).toBe(false);

    stamps.remember(STEP);
    rmSync(join(root, 'in.txt'));
    expect(stamps.isFresh(STEP)).toBe(false);
  });

  it('takes a step for stale when its output is gone or it was begun again', () => {
    stamps.remember(STEP);
    rmSync(join(root, 'out.txt'));
    expect(stamps.isFresh(STEP)).toBe(false);

    write('out.txt', 'built');
    expect(stamps.isFresh(STEP)).toBe(true);
    stamps.forget(STEP);
    expect(stamps.isFresh(STEP)).toBe(false);
  });

  it('stays fresh when a file is only written again', () => {
    stamps.remember(STEP);
    write('in.txt', 'one');
    expect(stamps.isFresh(STEP)).toBe(true);
  });
});
