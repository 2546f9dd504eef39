import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { lineOf } from './variables.ts';

const MARKS = ['#', '^', '@', '[', ']', '!', '$', '`', '"', "'", '\\', ' ', '(', ';'];

describe('lineOf', () => {
  it.each(MARKS)('sets a value with %j in a shell as it is', (mark) => {
    const value = `Aa1${mark}x`;
    const script = `${lineOf.shell('GAME_PASSWORD', value)}\nprintf %s "$GAME_PASSWORD"`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(value);
  });

  it.each(MARKS.filter((mark) => !['"', '\\'].includes(mark)))('is read by node --env-file with %j in it', (mark) => {
    const value = `Aa1${mark}x`;
    expect(parsed(lineOf.dotenv('A', value))).toEqual({ A: value });
  });

  it('writes what PowerShell reads', () => {
    expect(lineOf.powershell('A', "x'y$z")).toBe("$env:A = 'x''y$z'");
  });
});

/** As Node reads such a file. */
function parsed(text: string): unknown {
  return { ...process.getBuiltinModule('node:util').parseEnv(text) };
}
