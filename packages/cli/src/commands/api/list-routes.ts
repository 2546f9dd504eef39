// Every operation of the contract as a row, filtered by words; nothing is asked of a platform.
import type { ApiRoute } from '../../program/manifest.ts';
import { readRoutes } from '../../program/manifest.ts';

export interface RouteRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly accepts: string;
  readonly paging: string;
  readonly summary: string;
}

/** Operations whose id, path or summary holds every word, in the order of their ids. */
export function listRoutes(words: readonly string[], method: string | undefined, lang: 'zh' | 'en'): RouteRow[] {
  const wanted = words.map((word) => word.toLowerCase());
  return readRoutes()
    .filter((route) => method === undefined || route.method === method)
    .filter((route) => wanted.every((word) => textOf(route).includes(word)))
    .map(({ id, method: own, path, accepts, paging, summary }) => ({
      id,
      method: own,
      path,
      accepts,
      paging,
      summary: summary[lang],
    }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en'));
}

function textOf({ id, path, summary }: ApiRoute): string {
  return `${id} ${path} ${summary.zh} ${summary.en}`.toLowerCase();
}
