// A screen as the gallery shoots it and as axe walks through it: where it is, who looks, what makes it ready.

import type { Page } from 'playwright-core';
import type { Who, World } from '../support/world.ts';

/** What the parts of a path stand for in this world: `{ appId, bucketId }`. */
export type Params = Readonly<Record<string, string>>;

export interface Scene {
  /** Name of its pictures: `bucket-list`. */
  readonly name: string;
  /** Path of the catalogue, with a query where the state is in it: `/services/{appId}/asset/bucket?q=web`. */
  readonly path: string;
  /** Who looks; the owner of the app where nothing is said. */
  readonly as?: Who;
  /** Words that stand on the screen once it is there. */
  readonly ready: string | RegExp;
  /** Fills the platform and answers what the path needs beside the app; runs once for all pictures of the scene. */
  readonly prepare?: (world: World) => Promise<Params>;
  /** Opens what the picture is about: a dialog, a drawer, a tab. */
  readonly act?: (page: Page) => Promise<void>;
  /** Calls whose wait and whose failure the screen has to draw; without it there is no picture of them. */
  readonly calls?: RegExp;
  /** The same screen with nothing in it, in an app that has none; false where it never is empty. */
  readonly empty?: false | { readonly ready: string | RegExp };
  /** How it says no: words for a member who may only look. */
  readonly member?: { readonly ready: string | RegExp };
}

/** The path of a scene in a world. */
export function addressOf({ path }: Pick<Scene, 'path'>, params: Params): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Whether somebody looks at all that a platform has, and not at what an organisation has. */
export function isOfOffice(who: Who | undefined): boolean {
  return who === 'operator' || who === 'billing';
}
