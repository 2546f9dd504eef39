// Crashes and symbol files of an app, put by the sources that read them. They are written for Node alone: `platform.ts`
// says why such sources are met at run time.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/support/workspace.ts';
import type { TestApp, TestPlatform } from './platform.ts';

interface Sources {
  /** Builds of one library, by the names of their debug files. */
  readonly SHIP: Readonly<Record<'dwarf5.so.dbg' | 'dwarf3.so.dbg', string>>;
  readonly registered: (platform: TestPlatform, app: TestApp, about: { readonly name: string }) => Promise<string>;
  readonly shipSymbols: (name?: 'dwarf5.so.dbg' | 'dwarf3.so.dbg') => Buffer;
  readonly reported: (app: TestApp, about?: object) => Promise<string>;
  readonly tombstone: (buildId?: string, module?: string) => string;
}

/** The sources themselves. */
export async function crashSources(): Promise<Sources> {
  const source = join(ROOT, 'packages/platform/src/services/stacktrace/testing.ts');
  return (await import(pathToFileURL(source).href)) as Sources;
}

/** Two builds of a library of each app; answers the build id of one, which each has. */
export async function putSymbols(platform: TestPlatform, apps: readonly TestApp[]): Promise<string> {
  const { SHIP, registered } = await crashSources();
  for (const app of apps) {
    for (const name of Object.keys(SHIP)) {
      await registered(platform, app, { name });
    }
  }
  return SHIP['dwarf3.so.dbg'];
}
