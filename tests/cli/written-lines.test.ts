// Every line of the CLI that is written down somewhere is one that it takes: in the documents, in the pipelines, in what
// the console and the CLI itself say, and in what they show of a call.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, isUnknown } from '../../packages/cli/src/program/line/address.ts';
import { withoutAlias } from '../../packages/cli/src/program/line/aliases.ts';
import { faultOf } from '../../packages/cli/src/testing/line-fault.ts';
import { uosLines } from '../../packages/cli/src/testing/shell-lines.ts';

const ROOT = join(import.meta.dirname, '../..');

const filesOf = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What it has against words in the middle of a sentence, which may name a group, leave out arguments or go on. */
function faultOfMention(words: readonly string[]): string | undefined {
  if (words[0] === 'help' || words[1] === '…') {
    return faultOf(words[0] === 'help' ? words : words.slice(0, 1).concat('--help'));
  }
  const { entry, path, rest, ...address } = addressOf(withoutAlias(words));
  if (path.length === 0 && words[0] !== '--help') {
    return 'no such command';
  }
  const end = rest.indexOf('--');
  const own = end < 0 ? rest : rest.slice(0, end);
  const flags = own.filter((word) => /^--[a-z]/.test(word)).map((word) => word.split('=')[0] ?? '');
  const unknown = entry && flags.find((flag) => faultOf([...path, flag, 'x'])?.startsWith('unknown-flag'));
  return (
    unknown ?? (entry === undefined && isUnknown({ entry, path, rest, ...address }) ? 'no such command' : undefined)
  );
}

function faultsOf(file: string, lines: readonly (readonly string[])[], fault: typeof faultOf): string[] {
  return lines.flatMap((words) => {
    const found = fault(words);
    return found === undefined ? [] : [`${file}: uos ${words.join(' ')}: ${found}`];
  });
}

/** What stands in blocks of shell, and in spans of code. */
function blocksAndSpans(markdown: string): { blocks: string[]; comments: string[]; spans: string[] } {
  const blocks = Array.from(markdown.matchAll(/^```(?:sh|shell|bash)\n([\s\S]*?)^```/gm), ([, text = '']) => text);
  const rest = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return {
    blocks,
    comments: blocks.flatMap((text) => Array.from(text.matchAll(/\s#\s(.*)$/gm), ([, comment = '']) => comment)),
    spans: Array.from(rest.matchAll(/`((?:npx )?uos [^`]+)`/g), ([, text = '']) => text),
  };
}

/** Texts of a source that are a line of the CLI from their first word to their last. */
function shownLines(source: string): string[] {
  return Array.from(
    source.replace(/\$\{[^}]*\}/g, 'X').matchAll(/(['"`])(uos [a-zX][^\n]*?)\1(?=[\s,\])};])/g),
    ([, , line = '']) => line,
  );
}

/** Lower-case words behind `uos` in a sentence, with their flags. */
function mentions(text: string): string[][] {
  return Array.from(text.matchAll(/(?<![\w/@.-])uos((?: (?:--)?[a-z][a-z-]*(?![\w.:/]))+)/g), ([, words = '']) =>
    words.trim().split(' '),
  );
}

const DOCUMENTS = filesOf('*.md').filter((file) => !file.startsWith('packages/contract/'));

describe('the documents', () => {
  it.each(DOCUMENTS)('%s has lines that the CLI takes', (file) => {
    const { blocks, comments, spans } = blocksAndSpans(read(file));
    expect([
      ...faultsOf(file, blocks.flatMap(uosLines), faultOf),
      ...faultsOf(file, spans.flatMap(uosLines).concat(comments.flatMap(mentions)), faultOfMention),
    ]).toEqual([]);
  });

  it('are enough to find a fault in', () => {
    const lines = DOCUMENTS.flatMap((file) => blocksAndSpans(read(file)).blocks.flatMap(uosLines));
    expect(lines.length).toBeGreaterThan(60);
  });

  it('of every call show lines that the CLI takes', () => {
    const files = filesOf('packages/contract/reference/*.md', 'packages/contract/api.md');
    const lines = files.map((file) => blocksAndSpans(read(file)));
    expect(
      files.flatMap((file, at) => [
        ...faultsOf(file, lines[at]?.blocks.flatMap(uosLines) ?? [], faultOf),
        ...faultsOf(file, lines[at]?.spans.flatMap(uosLines) ?? [], faultOfMention),
      ]),
    ).toEqual([]);
    expect(lines.flatMap(({ spans }) => spans).length).toBeGreaterThan(800);
  });
});

describe('the pipelines', () => {
  it('have lines that the CLI takes', () => {
    const files = filesOf('examples/ci/*').filter((file) => !file.endsWith('.md'));
    const lines = files.map((file) => uosLines(read(file).replace(/sh '([^']*)'/g, '$1')));
    expect(files.flatMap((file, at) => faultsOf(file, lines[at] ?? [], faultOf))).toEqual([]);
    expect(lines.flat().length).toBeGreaterThan(8);
  });
});

describe('the console', () => {
  it('shows lines that the CLI takes as they stand', () => {
    const files = filesOf('packages/web/src/*.ts', 'packages/web/src/*.tsx').filter((file) => !file.includes('.test.'));
    const lines = files.map((file) => shownLines(read(file)).flatMap(uosLines));
    const whole = (words: readonly string[]): string | undefined =>
      // why: a terminal is asked whose account it is
      words.join(' ') === 'admin login' ? faultOf([...words, 'operator']) : faultOf(words);
    expect(files.flatMap((file, at) => faultsOf(file, lines[at] ?? [], whole))).toEqual([]);
    expect(lines.flat().length).toBeGreaterThan(50);
  });
});

describe('what is said in passing', () => {
  // why not the scripts of shells: what they say is zsh
  const sources = filesOf(
    'packages/web/src/*.ts',
    'packages/web/src/*.tsx',
    'packages/cli/src/*.ts',
    'scripts/start.ts',
  ).filter((file) => !/\.test\.|\/testing\/|\/generated\/|shell-scripts/.test(file));

  it('by the console, the CLI and the scripts names commands as they are', () => {
    const lines = sources.map((file) =>
      mentions(
        read(file)
          .replace(/^\s*\/\/.*$/gm, '')
          .replace(/\$\{[^}]*\}/g, 'X'),
      ),
    );
    expect(sources.flatMap((file, at) => faultsOf(file, lines[at] ?? [], faultOfMention))).toEqual([]);
    expect(lines.flat().length).toBeGreaterThan(200);
  });
});
