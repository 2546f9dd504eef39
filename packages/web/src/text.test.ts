import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const HAN = /\p{Script=Han}/u;

/** Where words may stand: dictionaries, the catalogue and its order, samples of the kit, tests. */
const WORDS = /\.zh\.ts$|\/routes\/|\.test\.tsx?$|nav-tree\.ts$|^\.\/gallery\//;

/** Names of languages, and samples that only developers of the kit see. */
const ONE_LANGUAGE = /languages\.zh\.ts$|^\.\/gallery\//;

/** Keys of words in Chinese, which nobody is shown. */
const KEYS = /screen-words\.en\.ts$/;

/** A string, a template, or a comment: whichever begins first. */
const PARTS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

/** The source without its comments, line by line: what a comment quotes is shown to nobody. */
function codeOf(source: string): string[] {
  return source.replace(PARTS, (part) => (/^\/[/*]/.test(part) ? part.replace(/[^\n]/g, ' ') : part)).split('\n');
}

describe('the words of the console', () => {
  it('stand in dictionaries, never in a component', () => {
    const bare = Object.entries(sources)
      .filter(([path]) => !WORDS.test(path) && !KEYS.test(path))
      .flatMap(([path, source]) =>
        codeOf(source).flatMap((line, index) => (HAN.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      );
    expect(Object.keys(sources).length).toBeGreaterThan(60);
    expect(bare).toEqual([]);
  });

  it('have no Chinese in them where they are in English', () => {
    const dictionaries = Object.entries(sources).filter(([path]) => path.endsWith('.en.ts') && !KEYS.test(path));
    const left = dictionaries.flatMap(([path, source]) =>
      codeOf(source).flatMap((line, index) => (HAN.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(dictionaries.length).toBeGreaterThan(15);
    expect(left).toEqual([]);
  });

  it('are those of the house: no courtesy, no triumph, one noun for each thing', () => {
    const wrong = /您|！|(?<![申邀])请(?!求|专家)|成功(?!率)|推广|敬请期待|未开放|尚未开放|用户管理/;
    // why: the specification writes the first to the letter, and the second is read by players
    const fixed = /登录已过期,请重新登录|验证码 \{code\}/;
    const found = Object.entries(sources)
      .filter(([path]) => path.endsWith('.zh.ts') && !path.includes('/policy/') && !ONE_LANGUAGE.test(path))
      .flatMap(([path, source]) =>
        codeOf(source).flatMap((line, index) =>
          wrong.test(line) && !fixed.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
      );
    expect(found).toEqual([]);
  });

  it('are there in English wherever they are in Chinese', () => {
    const alone = Object.keys(sources).filter(
      (path) => path.endsWith('.zh.ts') && sources[path.replace('.zh.ts', '.en.ts')] === undefined,
    );
    expect(alone.filter((path) => !ONE_LANGUAGE.test(path))).toEqual([]);
  });

  it('are the same in both languages, module by module', async () => {
    const english = import.meta.glob<object>('./**/*.en.ts');
    const chinese = import.meta.glob<object>('./**/*.zh.ts');
    const pairs = await Promise.all(
      Object.entries(english).map(async ([path, load]) => [
        Object.keys(await load()).sort(),
        Object.keys((await chinese[path.replace('.en.ts', '.zh.ts')]?.()) ?? {}).sort(),
      ]),
    );
    expect(pairs.map(([own]) => own)).toEqual(pairs.map(([, theirs]) => theirs));
  });

  it('of the contract are read in the language of the build, never in one of them', () => {
    const fixed = Object.entries(sources)
      .filter(([path]) => !/\.(zh|en)\.ts$|\.test\.tsx?$|^\.\/gallery\//.test(path))
      .flatMap(([path, source]) =>
        codeOf(source).flatMap((line, index) =>
          /[\w)\]]\??\.(zh|en)\b(?!\.ts)|display\('/.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
      );
    expect(fixed).toEqual([]);
  });

  it('are found wherever a component could hold them', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component, not a template
    const planted = ["title: '区服', // a word", '<p>区服</p>', '`区服 ${x}`', "href: 'http://x', title: '区服'"];
    expect(planted.filter((line) => codeOf(line).some((code) => HAN.test(code)))).toEqual(planted);
    expect(codeOf('/** 区服 */ // 区服').some((code) => HAN.test(code))).toBe(false);
  });
});
