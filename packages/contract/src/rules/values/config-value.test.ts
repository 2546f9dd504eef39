import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfigType, checkConfigValue, configTypes } from './config-value.ts';

const accepted = (type: ConfigType, values: unknown[]): unknown[] =>
  values.filter((value) => checkConfigValue(type, value) === undefined);

describe('checkConfigValue', () => {
  it('refuses an empty value and a value that is no text, for every type', () => {
    for (const type of configTypes) {
      expect(accepted(type, ['', undefined, null, 1, true, {}])).toEqual([]);
    }
  });

  it('INT takes any integer, without a 32-bit bound', () => {
    const fine = ['0', '-1', '+7', '007', '4294967296', '99999999999999999999'];
    expect(accepted('INT', [...fine, '1.0', '1e3', ' 1', '0x10', 'a', '-', '１'])).toEqual(fine);
  });

  it('LONG takes integers up to the largest safe one, and as far below zero', () => {
    const fine = ['9007199254740991', '-9007199254740991', '+9007199254740991', '0'];
    expect(accepted('LONG', [...fine, '9007199254740992', '-9007199254740992', '1.5', ''])).toEqual(fine);
  });

  it('FLOAT takes finite decimal numbers', () => {
    const fine = ['0', '-1.5', '.5', '5.', '1e3', '-2.5E-3', '1e308'];
    expect(accepted('FLOAT', [...fine, '1e309', 'NaN', 'Infinity', '0x10', '1,5', '1.2.3', ' 1', '.', 'e3'])).toEqual(
      fine,
    );
  });

  it('BOOL and STRING take any text', () => {
    const any = ['true', 'false', 'yes', '0', ' ', '是'];
    expect(accepted('BOOL', any)).toEqual(any);
    expect(accepted('STRING', any)).toEqual(any);
  });

  it('JSON must parse', () => {
    const fine = ['{}', '[1]', 'null', '1', '"a"', ' {"a": 1} '];
    expect(accepted('JSON', [...fine, '{', "{'a':1}", 'undefined', 'NaN'])).toEqual(fine);
  });

  it('takes every number JavaScript prints, in its type', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => accepted('LONG', [String(value)]).length === 1));
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (value) => accepted('FLOAT', [String(value)]).length === 1,
      ),
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => accepted('JSON', [JSON.stringify(value)]).length === 1));
  });
});
