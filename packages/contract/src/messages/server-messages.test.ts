import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverMessages } from './server-messages.ts';
import { paymentProvider, translate } from './translate.ts';

const table = new URL('../../../../tests/spec/errors.tsv', import.meta.url);
const rows = readFileSync(table, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('serverMessages', () => {
  it('has the rows of the specification, all of them, in order, and no other', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(Object.keys(serverMessages)).toEqual(rows.map(([message]) => message));
  });

  it.each(rows)('shows %s as the specification says', (message = '', displayed = '') => {
    const [, zh, en] = /^(.*) \((.*)\)$/.exec(displayed) ?? [];
    const provider = "the payment provider's name followed by ";
    const expected = zh?.startsWith(provider) ? paymentProvider.zh + zh.slice(provider.length) : zh;
    expect(translate(message, 'zh')).toBe(expected);
    expect(translate(message, 'en')).toBe(en);
  });
});
