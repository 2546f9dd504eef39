// The scenes of every feature; each feature has a file, named as its folder is.

import { fileNames } from '../../support/file-names.ts';
import type { Scene } from './scene.ts';

export type { Params, Scene } from './scene.ts';
export { addressOf, isOfOffice } from './scene.ts';

const features = fileNames(import.meta.dirname, ['coverage', 'index', 'scene']);

/** A scene and the file that it stands in. */
export type FeatureScene = Scene & { readonly feature: string };

const found = features.map(async (feature): Promise<FeatureScene[]> => {
  const module = (await import(/* @vite-ignore */ `./${feature}.ts`)) as { readonly scenes: readonly Scene[] };
  return module.scenes.map((scene) => ({ ...scene, feature }));
});

export const scenes: readonly FeatureScene[] = (await Promise.all(found)).flat();
