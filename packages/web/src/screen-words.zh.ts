// What the console calls its screens: the words of the catalogue.
import type { Route } from './routes.ts';

export function titleOfScreen({ title }: Pick<Route, 'path' | 'title'>): string {
  return title;
}
