import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { tellingLine } from './telling-line.ts';

const told = (program: string): string =>
  tellingLine(spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stderr.split('\n'));

describe('tellingLine', () => {
  it('is the error that ended a program of Node', () => {
    expect(told('throw new TypeError("no such map")')).toBe('TypeError: no such map');
    expect(told('require("./harbour.js")')).toBe("Error: Cannot find module './harbour.js'");
    expect(told('const error = new Error("no port"); error.code = "EPORT"; throw error')).toBe('Error: no port');
    expect(told('throw new Error("no map", { cause: new Error("no disk") })')).toBe('Error: no map');
    expect(told('Promise.reject(new RangeError("level 12"))')).toBe('RangeError: level 12');
    expect(told('let harbour = ;')).toBe("SyntaxError: Unexpected token ';'");
  });

  it('is the last line of all others', () => {
    expect(tellingLine(['Error: an old one', 'one', ' no map of that name ', ''])).toBe('no map of that name');
    expect(tellingLine(['Traceback (most recent call last):', '  File "a.py"', 'KeyError: 1'])).toBe('KeyError: 1');
    expect(tellingLine(['loaded', '', 'Node.js v24.1.0'])).toBe('loaded');
    expect(tellingLine(['Node.js v24.1.0'])).toBe('Node.js v24.1.0');
    expect(tellingLine([])).toBe('');
  });
});
