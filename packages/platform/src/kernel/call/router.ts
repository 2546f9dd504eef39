// Which of the declared calls a request asks for.
import { TrieRouter } from 'hono/router/trie-router';
import { tryDecode } from 'hono/utils/url';

interface CallRouter<T> {
  /** `pattern` as Hono writes it; of two that fit, the one that was added first is found. */
  add(method: string, pattern: string, target: T): void;
  find(method: string, path: string): Found<T> | undefined;
}

interface Found<T> {
  readonly target: T;
  readonly params: Readonly<Record<string, string>>;
}

const NO_PARAMS: Found<never>['params'] = {};

export function callRouter<T>(): CallRouter<T> {
  // why beside the trie: most calls have no parameter, and a path without one is found in one step
  const literal = new Map<string, Found<T>>();
  const trie = new TrieRouter<T>();
  return {
    add(method, pattern, target) {
      trie.add(method, pattern, target);
      const key = `${method} ${pattern}`;
      if (!/[:*]/.test(pattern) && !literal.has(key)) {
        literal.set(key, { target, params: NO_PARAMS });
      }
    },
    find(method, path) {
      const known = literal.get(`${method} ${path}`);
      if (known !== undefined) {
        return known;
      }
      const [[target, params] = []] = trie.match(method, path)[0] as [T, Record<string, string>][];
      return target === undefined ? undefined : { target, params: decoded(params ?? NO_PARAMS) };
    },
  };
}

/** A path as calls are found by it: decoded but for what would make other segments of it, without a slash at its end. */
export function routedPath(path: string): string {
  const read = path.includes('%') ? tryDecode(path, (part) => decodeURI(part.replaceAll('%25', '%2525'))) : path;
  return read.length > 1 && read.endsWith('/') ? read.slice(0, -1) : read;
}

function decoded(params: Readonly<Record<string, string>>): Found<never>['params'] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      value.includes('%') ? tryDecode(value, decodeURIComponent) : value,
    ]),
  );
}
