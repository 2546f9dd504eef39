// The console's screens: the catalogue of the contract, and which of them are here.
import { screens as catalogue, type Screen, type ScreenPath } from '@uos/contract/screens';
import { entityViews, screens } from './features/index.ts';
import { titleOfScreen } from './screen-words.zh.ts';

export interface Route extends Screen {
  readonly path: ScreenPath;
  /** False where the console only says that the screen is not open yet. */
  readonly built: boolean;
}

const all: readonly (Screen & { readonly path: ScreenPath })[] = catalogue;

const built: ReadonlySet<string> = new Set([
  ...Object.keys(screens),
  ...Object.keys(entityViews).map((kind) => `(drawer) ?d=${kind}:{id}`),
  // why: what no other row fits is drawn by the frame itself
  '*',
]);

export const routes: readonly Route[] = all.map((screen) => ({
  ...screen,
  title: titleOfScreen(screen),
  built: built.has(screen.path),
}));
