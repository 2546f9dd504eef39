// What the console calls its screens, and the groups of the public ones: the words of the catalogue.
import type { Route } from './routes.ts';

type Named = Pick<Route, 'path' | 'title' | 'group'>;

export function wordsOfScreen({ title, group }: Named): Pick<Named, 'title' | 'group'> {
  return group === undefined ? { title } : { title, group };
}
