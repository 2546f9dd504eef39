// The lists of every feature, each in a file; one that is missing fails `coverage.test.ts`.

import { fileNames } from '../../support/file-names.ts';
import type { Lists } from './list.ts';

export { filledIn } from './list.ts';

const features = fileNames(import.meta.dirname, ['coverage', 'index', 'list']);

/** Lists and the file that they stand in. */
export type FeatureLists = Lists & { readonly feature: string };

const found = features.map(async (feature): Promise<FeatureLists[]> => {
  const module = (await import(/* @vite-ignore */ `./${feature}.ts`)) as { readonly lists: readonly Lists[] };
  return module.lists.map((lists) => ({ ...lists, feature }));
});

export const lists: readonly FeatureLists[] = (await Promise.all(found)).flat();

/** Lists of services that this platform does not run, by the screen that says so; each needs its rows on the day it does. */
export const notServed: Readonly<Record<string, readonly string[]>> = {
  '/admin/sync-management': ['admin.tiers', 'admin.pods', 'admin.syncConfigs'],
};
