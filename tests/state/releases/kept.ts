// What is recorded of a release beside its archive. The passwords and keys are known to everybody and open nothing else.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Master key of every archive here. */
export const RELEASE_KEY = 'c0ffee'.repeat(10).padEnd(64, '0');

/** Of the demo tenant in every archive here. */
export const PASSWORDS = { user: 'kept-user-1', operator: 'kept-operator-1', billing: 'kept-billing-1' };

interface KeptApp {
  readonly id: string;
  readonly secret: string;
  readonly serviceSecret: string;
}

export interface KeptRelease {
  /** The newest migration of the build that wrote the archive. */
  readonly schema: string;
  /** What its migrations make of an empty database. */
  readonly shape: string;
  readonly app: KeptApp & { readonly orgId: string; readonly balanceYuan: number };
  readonly demoApp: KeptApp;
  readonly serviceToken: string;
  readonly contents: readonly { readonly address: string; readonly sha256: string }[];
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
}

/** Schemas of the releases that have an archive, oldest first. */
export async function keptReleases(): Promise<string[]> {
  const names = await readdir(import.meta.dirname);
  return names
    .filter((name) => name.endsWith('.tar.gz'))
    .map((name) => name.slice(0, -'.tar.gz'.length))
    .sort();
}

/** The record of a release, and its archive as a file in `folder`. */
export async function openRelease(schema: string, folder: string): Promise<{ kept: KeptRelease; archive: string }> {
  const place = join(import.meta.dirname, schema);
  const archive = join(folder, `${schema}.tar`);
  await writeFile(archive, gunzipSync(await readFile(`${place}.tar.gz`)));
  return { kept: JSON.parse(await readFile(`${place}.json`, 'utf8')) as KeptRelease, archive };
}
