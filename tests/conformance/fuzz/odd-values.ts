// Values that programs stumble over: at the edge of what a type holds, beyond it, or of another type.
import type { Random } from './random.ts';

const TEXTS = [
  '',
  ' ',
  '\t\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '😀'.repeat(50),
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(30),
  '\u202eright to left\u202c',
  '\ufeff',
  '\u001b]52;c;eA==\u0007\u001b[2Jforged',
  '\u0085next line\u009b31m',
  '\u2066isolated\u2069',
  'a\r\nSet-Cookie: x=y',
  '\u2028',
  '\uffff',
  '中文名称',
  'a'.repeat(255),
  'a'.repeat(256),
  'a'.repeat(100_000),
  '中'.repeat(30_000),
  "'; DROP TABLE users; --",
  '" OR 1=1 --',
  '%',
  '%_%',
  '\\',
  '\\x00',
  '$(id)',
  '{{7*7}}',
  '../../../../etc/passwd',
  '/etc/passwd',
  'a/../b',
  '..%2f..%2f',
  '.',
  '..',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '१२३',
  '9007199254740993',
  '-9223372036854775809',
  '0000-00-00',
  '2026-02-30',
  '2026-13',
  '0000-01',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '2026-01-01T00:00:00+99:99',
  '2026-06-30T23:59:60Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0F8FAD5B-D9CB-469F-A165-708677289501',
  '0f8fad5b-d9cb-469f-a165-70867728950',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  'd41d8cd98f00b204e9800998ecf8427e',
  '(?:a+)+$',
  '*)(uid=*))(|(uid=*',
] as const;

const NUMBERS = [
  0, -0, 1, -1, 0.5, -0.01, 1e-7, 0.1, 255, 256, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296,
  9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_992, 1e15, 1e21, 1.797e308, -1.797e308, 5e-324,
] as const;

/** Stands in JSON for a number that JavaScript cannot write. */
const RAW_NUMBERS = ['1e400', '-1e400', '123456789012345678901234567890', '-0', '1E+2', '0.1e-400'] as const;
const RAW_MARK = '\u0001raw:';

const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Deep enough for what calls itself, written so that it is short. */
const NESTED = [30, 300, 3000, 15_000].flatMap((depth) => [nested('[', ']', depth), nested('{"a":', '}', depth / 2)]);

/** Objects of many keys, all that a body has room for among them. */
const FLOODS: readonly object[] = [100, 5000].flatMap((count) => [
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n])),
  Object.fromEntries(Array.from({ length: count }, (_, n) => [String(n), null])),
]);

/** A value of any type. */
export function oddValue(random: Random): unknown {
  switch (random.below(14)) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
      return random.pick(TEXTS);
    case 5:
    case 6:
      return random.pick(NUMBERS);
    case 7:
      return `${RAW_MARK}${random.pick(RAW_NUMBERS)}`;
    case 8:
      return random.chance(0.5);
    case 9:
      return null;
    case 10:
      return random.pick<unknown[]>([
        [],
        [null],
        [[]],
        ['', ''],
        Array.from({ length: 2000 }, (_, n) => n),
        [{}],
        ['a', 1, null],
      ]);
    case 11:
      return `${RAW_MARK}${NESTED[random.below(NESTED.length)]}`;
    case 12:
      return FLOODS[random.below(FLOODS.length)];
    default:
      return random.pick<object>([
        {},
        { a: {} },
        { __proto__: null, length: 1 },
        { '': '' },
        { 'a.b': 1, '\u0000': 2 },
      ]);
  }
}

export function oddText(random: Random): string {
  const value = random.pick(TEXTS);
  return random.chance(0.3) ? String(random.pick(NUMBERS)) : value;
}

/** JSON with what only raw text can say: numbers beyond a double, a key twice. */
export function writeJson(value: unknown, random: Random): string {
  const text = JSON.stringify(value) ?? 'null';
  const raw = text.replace(/"\\u0001raw:((?:[^"\\]|\\.)*)"/g, (_, inner: string) => inner.replaceAll('\\"', '"'));
  return random.chance(0.05) ? raw.replace(/^\{(".*?":)/, (_, key: string) => `{${key}null,${key}`) : raw;
}

/** Bodies that are no JSON object of the operation at all. */
export function oddBody(random: Random): string | Uint8Array {
  return random.pick<string | Uint8Array>([
    '',
    ' ',
    'null',
    'true',
    '0',
    '1e400',
    '""',
    '[]',
    '[{}]',
    '{',
    '{"a":',
    "{'a':1}",
    '{"a":1}}',
    '\ufeff{}',
    'NaN',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    `{"a":"${'x'.repeat(1_000_000)}"}`,
    `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
    new Uint8Array([0xff, 0xfe, 0x00, 0x7b, 0x7d]),
    new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}',
    'a=1&b=2',
    '<xml/>',
  ]);
}

/** A segment of a path as it goes over the wire. */
export function oddSegment(random: Random): string {
  return random.chance(0.5)
    ? encodeURIComponent(oddText(random).slice(0, 1500).toWellFormed())
    : random.pick([
        '%00',
        '%ff',
        '%ed%a0%80',
        '%2F',
        '%5C',
        '%2e%2e',
        '%252e%252e%252f',
        '%',
        '%zz',
        '%u0041',
        '*',
        ':cancel',
        'x:cancel',
        'a;b=c',
        'a&b=c',
        '~',
        '-1',
        '0',
        'a'.repeat(3000),
      ]);
}
