// Databases of an app by their rows, put by sources that are written for Node alone: `platform.ts` says why such sources are
// met at run time.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/support/workspace.ts';
import type { TestPlatform } from './platform.ts';

interface Place {
  readonly platform: TestPlatform;
  readonly appId: string;
}

interface Facts {
  readonly name?: string;
  readonly status?: 'running' | 'failure';
  readonly message?: string;
}

interface Sources {
  readonly putDatabase: (place: Place, facts?: Facts) => Promise<string>;
  /** One that has something in each of its tabs. */
  readonly putWholeDatabase: (place: Place) => Promise<string>;
  readonly putBackup: (place: Place, databaseId: string) => Promise<string>;
  readonly putRequest: (place: Place, databaseId: string, operation?: 'restart') => Promise<string>;
}

/** The sources themselves. */
export async function databaseSources(): Promise<Sources> {
  const source = join(ROOT, 'tests/support/databases.ts');
  return (await import(pathToFileURL(source).href)) as Sources;
}
