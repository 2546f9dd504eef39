// The raw request target, before any router has touched it: routers resolve `..` and half-decode `%2F`.

export interface Target {
  /** Path as sent, not decoded. */
  readonly path: string;
  readonly query: string;
  /** Authority of an absolute-form target; it must agree with the Host allow-list. */
  readonly authority: string | undefined;
}

/** Reads a request target, or undefined where it is none we serve. */
export function parseTarget(raw: string): Target | undefined {
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/i.exec(raw);
  const rest = absolute === null ? raw : (absolute[2] ?? '') || '/';
  if (!rest.startsWith('/') && !rest.startsWith('?')) {
    return undefined;
  }
  const mark = rest.indexOf('?');
  return {
    path: mark < 0 ? rest : rest.slice(0, mark) || '/',
    query: mark < 0 ? '' : rest.slice(mark + 1),
    authority: absolute?.[1],
  };
}
