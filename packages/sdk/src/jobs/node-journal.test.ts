import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTransferJournal } from './node-journal.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uos-journal-'));
  file = join(folder, 'state', 'a.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DAY_MS = 86_400_000;

describe('openTransferJournal', () => {
  it('knows after a kill what was written before it, line by line', () => {
    const killed = openTransferJournal(file);
    killed.keep('big', 'batch', 'b1');
    killed.keep('big', '0', 'ctx0');
    killed.keep('big', '0', 'ctx0 further');
    killed.keep('done', '0', 'x');
    killed.forget('done');
    appendFileSync(file, '["big","1","to');
    const next = openTransferJournal(file);
    expect([...next.open('big')]).toEqual([
      ['batch', 'b1'],
      ['0', 'ctx0 further'],
    ]);
    expect(next.open('done').size).toBe(0);
    expect(next.open('never').size).toBe(0);
  });

  it('leaves no file where nothing is under way, and only what is where something is', () => {
    const journal = openTransferJournal(file);
    journal.keep('a', '0', 'x');
    journal.keep('b', '0', 'y');
    journal.forget('a');
    journal.close();
    expect([...openTransferJournal(file).open('b')]).toEqual([['0', 'y']]);
    journal.forget('b');
    journal.close();
    expect(existsSync(file)).toBe(false);
  });

  it('forgets what the far side has thrown away by now', () => {
    openTransferJournal(file).keep('a', '0', 'x');
    expect(openTransferJournal(file, () => Date.now() + DAY_MS).open('a').size).toBe(0);
  });

  it('goes on in memory where nothing can be written', () => {
    writeFileSync(join(folder, 'state'), 'a file where a folder should be');
    const journal = openTransferJournal(file);
    journal.keep('a', '0', 'x');
    expect(journal.open('a').get('0')).toBe('x');
    expect(() => journal.close()).not.toThrow();
  });
});
