import { describe, expect, it } from 'vitest';
import { printable, printableJson } from './printable.ts';

describe('printable', () => {
  it('shows what would steer a terminal, and leaves what is text', () => {
    expect(printable('\x1b]0;owned\x07 \x1b[31mred\x1b[0m')).toBe('^[]0;owned^G ^[[31mred^[[0m');
    expect(printable('\u009b2J\x7f')).toBe('\\u009b2J^?');
    expect(printable('exe.\u202egnp')).toBe('exe.\\u202egnp');
    expect(printable('玉兔 😀 e\u0301\n\ta\r\n')).toBe('玉兔 😀 e\u0301\n\ta\r\n');
    expect(printable('mine\ryours \u200fabc')).toBe('mine^Myours \\u200fabc');
  });

  it('leaves a JSON document what it is', () => {
    const document = { name: 'a\u009b2J\x7f\u202eb\x1b' };
    const shown = printableJson(JSON.stringify(document));
    expect(shown).toBe('{"name":"a\\u009b2J\\u007f\\u202eb\\u001b"}');
    expect(JSON.parse(shown)).toEqual(document);
  });

  it('reaches texts inside of others', () => {
    expect(printable({ rows: [{ name: 'a\x1bb', n: 1, none: null }] })).toEqual({
      rows: [{ name: 'a^[b', n: 1, none: null }],
    });
  });
});
