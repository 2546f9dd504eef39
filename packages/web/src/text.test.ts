import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const HAN = /\p{Script=Han}/u;

/** Where words may stand: dictionaries, the catalogue and its order, samples of the kit, tests. */
const WORDS = /text\.zh\.ts$|\/routes\/|\.test\.tsx?$|nav-tree\.ts$|^\.\/gallery\//;

/** A string, a template, or a comment: whichever begins first. */
const PARTS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

/** The source without its comments, line by line: what a comment quotes is shown to nobody. */
function codeOf(source: string): string[] {
  return source.replace(PARTS, (part) => (/^\/[/*]/.test(part) ? part.replace(/[^\n]/g, ' ') : part)).split('\n');
}

describe('the words of the console', () => {
  it('stand in dictionaries, never in a component', () => {
    const bare = Object.entries(sources)
      .filter(([path]) => !WORDS.test(path))
      .flatMap(([path, source]) =>
        codeOf(source).flatMap((line, index) => (HAN.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      );
    expect(Object.keys(sources).length).toBeGreaterThan(60);
    expect(bare).toEqual([]);
  });

  it('are found wherever a component could hold them', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component, not a template
    const planted = ["title: '区服', // a word", '<p>区服</p>', '`区服 ${x}`', "href: 'http://x', title: '区服'"];
    expect(planted.filter((line) => codeOf(line).some((code) => HAN.test(code)))).toEqual(planted);
    expect(codeOf('/** 区服 */ // 区服').some((code) => HAN.test(code))).toBe(false);
  });
});
