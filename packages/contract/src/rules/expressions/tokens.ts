// The words of a rule. Source: wire/data-and-tools.md 2.1.
import type { RuleFault } from './expression.ts';

export interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  /** A text without its quotes; anything else as it stands. */
  readonly text: string;
  readonly at: number;
}

const SPACE = /\s/u;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SIGN = /==|!=|>=|<=|&&|\|\||[!<>+\-*/%()[\].,]/y;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** The tokens of a rule, the last of them its end; or the first thing that is none. */
export function tokensOf(rule: string): Token[] | RuleFault {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(rule)?.[0];
  };
  for (;;) {
    while (at < rule.length && SPACE.test(rule.charAt(at))) {
      at += 1;
    }
    if (at >= rule.length) {
      return [...tokens, { kind: 'end', text: '', at }];
    }
    const quote = rule.charAt(at);
    if (quote === "'" || quote === '"') {
      const read = quoted(rule, at);
      if (read === undefined) {
        return { message: 'rule ends too early', position: at };
      }
      tokens.push({ kind: 'text', text: read.text, at });
      at = read.end;
      continue;
    }
    const token = tokenAt(take, at);
    if (token === undefined) {
      return { message: `unexpected ${[...rule.slice(at)][0] ?? ''}`, position: at };
    }
    tokens.push(token);
    at += token.text.length;
  }
}

function tokenAt(take: (pattern: RegExp) => string | undefined, at: number): Token | undefined {
  const ways = [
    ['name', NAME],
    ['number', NUMBER],
    ['sign', SIGN],
  ] as const;
  for (const [kind, pattern] of ways) {
    const text = take(pattern);
    if (text !== undefined) {
      return { kind, text, at };
    }
  }
  return undefined;
}

/** The text in quotes that begins there, and the character behind it. */
function quoted(rule: string, from: number): { readonly text: string; readonly end: number } | undefined {
  const quote = rule.charAt(from);
  let text = '';
  for (let at = from + 1; at < rule.length; at += 1) {
    const char = rule.charAt(at);
    if (char === quote) {
      return { text, end: at + 1 };
    }
    if (char === '\\') {
      at += 1;
      const escaped = rule.charAt(at);
      text += ESCAPED[escaped] ?? escaped;
    } else {
      text += char;
    }
  }
  return undefined;
}
