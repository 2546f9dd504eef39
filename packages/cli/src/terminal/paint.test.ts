import { describe, expect, it } from 'vitest';
import { paintFor } from './paint.ts';

const sink = (isTTY: boolean) => ({ isTTY, columns: 80, write: () => undefined });
const isColoured = (isTTY: boolean, env: Record<string, string>): boolean =>
  paintFor(sink(isTTY), env)('red', 'x') !== 'x';

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
  ])('on a terminal (%s) with %j colours: %s', (isTTY, env, coloured) => {
    expect(isColoured(isTTY, env)).toBe(coloured);
  });
});
