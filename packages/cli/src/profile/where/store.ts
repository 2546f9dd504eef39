// Writes the configuration file: whole, atomically, by a schema, with what a newer version keeps in it. Loaded only by a
// run that writes: conf and its schema take as long as several reads, and a read is one JSON file.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Conf, { type Schema } from 'conf';
import pkg from '../../../package.json' with { type: 'json' };
import { corruptFile, FILE_MODE, FOLDER_MODE, unwritableFile } from './json-file.ts';

type StoredProfile = Record<string, unknown>;

export interface Stored {
  readonly profiles: Readonly<Record<string, StoredProfile>>;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** why no more than this: a setting of a newer version is kept, and reading says what it takes of the others */
const SCHEMA: Schema<Stored> = {
  profiles: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: Object.fromEntries(
        ['origin', 'app', 'bucket', 'org', 'as'].map((name) => [name, { type: 'string' }]),
      ),
    },
  },
  aliases: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
};

/** Has what stands under one key of `file` go through `change`, and keeps everything else that stands there. */
export function changeStored<K extends keyof Stored>(
  file: string,
  key: K,
  change: (found: Stored[K]) => Stored[K],
): void {
  try {
    // why before: conf would make it open to everybody
    mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE });
    const conf = new Conf<Stored>({
      cwd: dirname(file),
      configName: 'config',
      configFileMode: FILE_MODE,
      schema: SCHEMA,
      projectVersion: pkg.version,
      // why none yet: the file is as it was in the first version; the version in it tells a later one where to begin
      migrations: {},
      // why: a name may hold dots
      accessPropertiesByDotNotation: false,
      serialize: (value) => `${JSON.stringify(value, null, 2)}\n`,
    });
    conf.set(key, change(conf.get(key) ?? {}));
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw code === undefined ? corruptFile(file, message, cause) : unwritableFile(file, cause);
  }
}
