// What a server says without the secrets it was started with: a program that prints its environment tells them to nobody.

/** What stands in the place of a secret. */
export const HIDDEN = '***';

/** why: what is shorter stands in many a word */
const SHORTEST = 6;

export type Hide = (text: string) => string;

export function hiding(secrets: readonly string[] = []): Hide {
  // why the longest first: one may be the beginning of another
  const all = [...new Set(secrets)].filter(({ length }) => length >= SHORTEST).sort((a, b) => b.length - a.length);
  return (text) => all.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);
}
