import { describe, expect, it } from 'vitest';
import { paintFor } from './paint.ts';

const sink = (isTTY: boolean) => ({ isTTY, columns: 80, write: () => undefined });
const red = async (isTTY: boolean, env: Record<string, string>): Promise<string> =>
  (await paintFor(sink(isTTY), env))('red', 'x');

describe('paintFor', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [false, { CLICOLOR_FORCE: '1' }, true],
    [false, { CLICOLOR_FORCE: '0' }, false],
    [true, { NO_COLOR: '1', CLICOLOR_FORCE: '1' }, false],
    [true, { CLICOLOR: '0' }, false],
    [true, { TERM: 'dumb' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ])('on a terminal (%s) with %j colours: %s', async (isTTY, env, coloured) => {
    expect(await red(isTTY, env)).toBe(coloured ? '\x1b[31mx\x1b[39m' : 'x');
  });
});
