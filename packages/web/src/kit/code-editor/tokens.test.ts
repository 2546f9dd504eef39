import { describe, expect, it } from 'vitest';
import { type CodeLanguage, tokensOf } from './tokens.ts';

const kinds = (line: string, language: CodeLanguage) =>
  tokensOf(line, language).map(([kind, word]) => (kind === 'plain' ? word : `<${kind} ${word}>`));

describe('tokensOf', () => {
  it('knows strings, keywords and flags, and loses no letter', () => {
    expect(kinds("const a = await f('x y', 12); // done", 'typescript').join('')).toBe(
      "<keyword const> a = <keyword await> f(<string 'x y'>, <number 12>); <comment // done>",
    );
    expect(kinds('uos cdn bucket create web --private', 'cli').join('')).toBe(
      '<keyword uos> cdn bucket create web <name --private>',
    );
    expect(kinds('  "name": "a \\" b", "n": -1.5', 'json').join('')).toBe(
      '  <name "name">: <string "a \\" b">, <name "n">: <number -1.5>',
    );
  });

  it('leaves what it does not know as it is', () => {
    expect(kinds('', 'csharp')).toEqual(['']);
    expect(kinds('plain words', 'text')).toEqual(['plain words']);
  });
});
