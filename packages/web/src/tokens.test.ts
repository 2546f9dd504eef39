// The contrast of every text on its ground, read from the table that the console itself reads.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const CATEGORIES = ['deliver', 'players', 'online', 'logic', 'data', 'quality'];
const ACCENTS = [...CATEGORIES, 'good', 'warn', 'bad'];

/** Of a role: its least contrast on a ground, light and dark. */
const TEXTS: readonly (readonly [text: string, ground: string, light: number, dark: number])[] = [
  ['uos-rail-text', 'uos-rail', 7.8, 7],
  ['uos-text', 'mantine-color-body', 18.2, 15.5],
  ['uos-soft', 'mantine-color-body', 9, 10],
  ['uos-dim', 'mantine-color-body', 6, 7.9],
  ['uos-faint', 'mantine-color-body', 5, 5.5],
  ['uos-faint', 'uos-menu', 4.7, 5.5],
  ['uos-dim', 'uos-menu', 4.7, 5.5],
  ['uos-dim', 'uos-raised', 4.7, 5.5],
  ['uos-brand-text', 'mantine-color-body', 7.7, 9.7],
  ['uos-brand-text', 'uos-brand-tint', 6.5, 7.5],
  ['uos-deliver-text', 'uos-deliver-tint', 5.8, 8.6],
  ['uos-players-text', 'uos-players-tint', 6.2, 8.2],
  ['uos-online-text', 'uos-online-tint', 6, 8.2],
  ['uos-logic-text', 'uos-logic-tint', 6.2, 8.2],
  ['uos-data-text', 'uos-data-tint', 5.7, 8.7],
  ['uos-quality-text', 'uos-quality-tint', 5.8, 8.7],
  ['uos-good-text', 'uos-good-tint', 5.5, 8.7],
  ['uos-warn-text', 'uos-warn-tint', 6, 8.5],
  ['uos-bad-text', 'uos-bad-tint', 6.2, 8.1],
  ...ACCENTS.map((name) => [`uos-${name}-text`, 'mantine-color-body', 4.5, 4.5] as const),
  ...ACCENTS.map((name) => [`uos-${name}-text`, 'uos-panel', 4.5, 4.5] as const),
  // no text, but a mark that has to be seen
  ...ACCENTS.map((name) => [`uos-${name}-fill`, 'mantine-color-body', 3.7, 6] as const),
  ...[1, 2, 3, 4, 5, 6].map((n) => [`uos-series-${n}`, 'uos-panel', 3, 3] as const),
  ...[...CATEGORIES, 'app'].map((name) => [`uos-rail-${name}`, 'uos-rail', 8.9, 8.9] as const),
  ...['keyword', 'string', 'number', 'name'].map((name) => [`uos-code-${name}`, 'uos-panel', 4.5, 4.5] as const),
  ...['keyword', 'string', 'number', 'name'].map((name) => [`uos-code-${name}`, 'uos-sunken', 4.5, 4.5] as const),
];

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const tokens = tokensOf(scheme);

  it.each(TEXTS)('%s can be read on %s', (text, ground, light, dark) => {
    expect(contrast(hex(tokens, text), hex(tokens, ground))).toBeGreaterThanOrEqual(scheme === 'light' ? light : dark);
  });

  it.each(['uos-brand-fill', 'uos-brand-press', 'uos-bad-button', 'uos-rail', 'uos-rail-operator', 'uos-rail-office'])(
    'white can be read on %s',
    (ground) => {
      expect(contrast('#ffffff', hex(tokens, ground))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('no style sheet names a colour that is not in the table', () => {
  const folder = import.meta.dirname;
  const sheets = globSync('**/*.css', { cwd: folder }).filter((path) => !path.endsWith('tokens.css'));
  // why not where a variable is in it: that is the own colour of an app or a service
  const raw = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?![^()]*var\()[^)]*\)/gi;
  const found = sheets.flatMap((path) =>
    (readFileSync(join(folder, path), 'utf8').match(raw) ?? []).map((colour) => `${path}: ${colour}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

it('no style sheet names what nobody sets', () => {
  const folder = import.meta.dirname;
  const sources = globSync('**/*.{css,ts,tsx}', { cwd: folder }).map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  const namesIn = (pattern: RegExp) =>
    new Set(sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, name = '']) => name)));
  // why: what a name without a value colours is not coloured at all, and nothing says so
  const set = namesIn(/(--uos-[\w-]+)(?:: |'\]?: |', )/g);
  const used = [...namesIn(/var\((--uos-[\w-]+)[,)]/g)];
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});

it('both schemes say the same names', () => {
  expect([...tokensOf('dark').keys()].sort()).toEqual([...tokensOf('light').keys()].sort());
});

function tokensOf(scheme: 'light' | 'dark'): Tokens {
  const blocks = [
    /^:root \{([^}]*)\}/m,
    new RegExp(`^html:root\\[data-mantine-color-scheme="${scheme}"\\] \\{([^}]*)\\}`, 'm'),
  ];
  return new Map(
    blocks.flatMap((block) =>
      [...(block.exec(css)?.[1] ?? '').matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  );
}

function hex(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined || !/^#[0-9a-f]{6}$/.test(value)) {
    throw new Error(`--${name} is no colour: ${value}`);
  }
  return value;
}

/** WCAG 2.2, 1.4.3; to one decimal, as the table of the design says it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return Math.round(((light + 0.05) / (dark + 0.05)) * 10) / 10;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
