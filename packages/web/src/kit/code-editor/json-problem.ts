// Where a text stops being JSON: the first wrong place, so that an editor can mark it and say what was expected.

export type JsonFault = 'empty' | 'expected' | 'unclosed' | 'trailing' | 'bad-string';

export interface JsonProblem {
  /** Characters before the fault. */
  readonly offset: number;
  readonly fault: JsonFault;
}

/** The first fault; nothing for JSON. Agrees with `JSON.parse` on what JSON is. */
export function jsonProblem(source: string): JsonProblem | undefined {
  if (source.trim() === '') {
    return { offset: 0, fault: 'empty' };
  }
  try {
    JSON.parse(source);
    return undefined;
  } catch {
    return findFault(source);
  }
}

const LITERAL = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
// why \p{Cc}: JSON allows no control character inside a text, except DEL and the C1 set
const STRING = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const BLANK = /[\t\n\r ]*/y;

/** What may stand at a place inside an object or a list. */
type Wanted = 'value' | 'first-value' | 'first-key' | 'key' | 'colon' | 'comma' | 'end';

function findFault(source: string): JsonProblem {
  const open: ('{' | '[')[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  const eat = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    at += found?.[0].length ?? 0;
    return found !== null && (found[0] !== '' || pattern === BLANK);
  };
  const close = (): void => {
    open.pop();
    wanted = open.length === 0 ? 'end' : 'comma';
    at += 1;
  };
  for (;;) {
    eat(BLANK);
    const sign = source[at];
    if (sign === undefined) {
      return { offset: source.length, fault: 'unclosed' };
    }
    if (wanted === 'end') {
      return { offset: at, fault: 'trailing' };
    }
    const start = at;
    const inner = open.at(-1);
    if (wanted === 'comma' && sign === ',') {
      wanted = inner === '{' ? 'key' : 'value';
      at += 1;
    } else if ((wanted === 'comma' || wanted === 'first-key') && sign === '}' && inner === '{') {
      close();
    } else if ((wanted === 'comma' || wanted === 'first-value') && sign === ']' && inner === '[') {
      close();
    } else if (wanted === 'colon' && sign === ':') {
      wanted = 'value';
      at += 1;
    } else if ((wanted === 'key' || wanted === 'first-key') && sign === '"') {
      if (!eat(STRING)) {
        return { offset: start, fault: 'bad-string' };
      }
      wanted = 'colon';
    } else if ((wanted === 'value' || wanted === 'first-value') && (sign === '{' || sign === '[')) {
      open.push(sign);
      wanted = sign === '{' ? 'first-key' : 'first-value';
      at += 1;
    } else if ((wanted === 'value' || wanted === 'first-value') && (sign === '"' ? eat(STRING) : eat(LITERAL))) {
      wanted = open.length === 0 ? 'end' : 'comma';
    } else {
      return {
        offset: start,
        fault: sign === '"' && wanted !== 'comma' && wanted !== 'colon' ? 'bad-string' : 'expected',
      };
    }
  }
}

/** Line and column of an offset, both from 1. */
export function placeOf(source: string, offset: number): { readonly line: number; readonly column: number } {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
