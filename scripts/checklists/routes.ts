// Which screens of the specification's table the console's catalogue has, and which of those are built.

import type { Comparison } from './calls.ts';

/** One line of `npm run -s routes`. */
export interface DeclaredRoute {
  path: string;
  title: string;
  kind: string;
  access: string;
  built: boolean;
}

/** Compares `declared` with rows of routes.tsv; `built` is a pattern of paths whose screens must be built. */
export function compareRoutes(
  table: Record<string, string>[],
  declared: DeclaredRoute[],
  built?: string | undefined,
): Comparison {
  const byPath = new Map(declared.map((route) => [shapeOf(route.path), route]));
  const mustBeBuilt = built === undefined ? undefined : new RegExp(built);
  const problems: string[] = [];
  let found = 0;
  let done = 0;
  for (const { route: path = '', screen_name_zh: title, kind } of table) {
    const route = byPath.get(shapeOf(path));
    if (route === undefined) {
      problems.push(`not in the catalogue: ${path} ${title} ${kind}`);
      continue;
    }
    found += 1;
    done += Number(route.built);
    if (route.kind !== kind) {
      problems.push(`kind differs: ${path} is ${route.kind}, listed as ${kind}`);
    }
    if (!route.built && mustBeBuilt?.test(path)) {
      problems.push(`not built: ${path} ${title}`);
    }
  }
  return { problems, summary: `${found} of ${table.length} routes in the catalogue, ${done} built` };
}

function shapeOf(path: string): string {
  const shape = path
    .replace(/\$\{?([\w-]+)\}?/g, '{$1}')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/+$/, '');
  return shape === '' ? '/' : shape;
}
