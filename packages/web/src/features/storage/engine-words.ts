// An engine and its version, as people call them.
import { label } from '@uos/contract/labels';
import type { Database } from '@uos/sdk/services/storage';
import { databaseColumns } from '@uos/sdk/services/storage.columns';
import { language } from '../../kit/language/language.zh.ts';
import { text } from './text.zh.ts';

export function engineWords(engine: Database['engine'], version: string): string {
  const name = label(databaseColumns.engine.labels, engine)[language];
  const words = versionWords(engine, version);
  return words === '' ? name : words.startsWith(MARIADB) ? words : `${name} ${words}`;
}

const SUBSET = /^subset of (.+)$/;
const MARIADB = 'MariaDB';
/** MySQL itself counts to 9. */
const MARIADB_FROM = 10;

/** Which program it is, where that is another than the one it is named for. */
export function versionWords(engine: Database['engine'], version: string): string {
  const of = SUBSET.exec(version)?.[1];
  if (of !== undefined) {
    return text.subsetOf(of);
  }
  return engine === 'mysql' && Number.parseInt(version, 10) >= MARIADB_FROM ? `${MARIADB} ${version}` : version;
}
