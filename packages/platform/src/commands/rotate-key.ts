// The command behind `uos-platform rotate-key`: seals everything with the newest master key. On PostgreSQL platforms go
// on beside it; a key that is kept in the data folder is made anew first, and the folder has one user at a time.

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#db/connect';
import { lockFolder } from '#kernel/fleet/folder-lock';
import { addFolderMasterKey, keepNewestFolderKey, parseMasterKeys, proveMasterKey } from '#kernel/keys/master-key';
import { reseal } from '#kernel/keys/reseal';
import { createSeal } from '#kernel/keys/seal';
import { sealedOf } from '#kernel/service';
import { systemClock } from '#kernel/time/clock';
import { records } from '../services/index.ts';
import type { PlatformOptions } from '../start/main.ts';
import { undoStack } from '../start/open-ports.ts';
import { migrate } from '../start/schema.ts';
import { type Language, UsageError } from './serve-texts.ts';

interface RotateArguments extends PlatformOptions {
  readonly dataFolder: string;
  readonly json: boolean;
}

/** Answers the exit code: 1 where values are left that the old key seals. */
export async function rotateKey(options: RotateArguments, language: Language): Promise<number> {
  const given = options.masterKey === undefined ? undefined : parseMasterKeys(options.masterKey);
  if (given?.length === 1) {
    throw new UsageError('rotate-key', { hint: 'rotate' });
  }
  const undo = undoStack();
  try {
    if (given === undefined || options.databaseUrl === undefined) {
      const lock = await lockFolder(options.dataFolder, systemClock.now(), {
        onlyHere: options.databaseUrl !== undefined,
      });
      undo.add(() => lock.release());
    }
    const folder = join(options.dataFolder, 'database');
    if (options.databaseUrl === undefined) {
      // why: a new, empty database would need the old key no more, while the one that was meant still does
      await access(folder);
    }
    const keys = given ?? (await addFolderMasterKey(options.dataFolder));
    const connection = await connect({ url: options.databaseUrl, folder });
    undo.add(() => connection.close());
    await migrate(connection.db);
    const seal = createSeal(keys);
    await proveMasterKey({ db: connection.db, seal });
    const outcome = await reseal(connection.db, seal, keys[0], sealedOf(records));
    if (given === undefined && outcome.left.length === 0) {
      await keepNewestFolderKey(options.dataFolder);
    }
    process.stdout.write(`${options.json ? JSON.stringify(outcome) : TEXTS[language](outcome)}\n`);
    return outcome.left.length === 0 ? 0 : 1;
  } finally {
    await undo.run();
  }
}

type Outcome = Awaited<ReturnType<typeof reseal>>;

const TEXTS: Readonly<Record<Language, (outcome: Outcome) => string>> = {
  zh: ({ resealed, left }) =>
    left.length === 0
      ? `已用新的主密钥重新加密 ${resealed} 项，旧密钥不再需要。`
      : `已重新加密 ${resealed} 项；以下各列仍由旧密钥加密，保留旧密钥：${left.join('、')}`,
  en: ({ resealed, left }) =>
    left.length === 0
      ? `Sealed ${resealed} values with the new master key; the old one is needed no more.`
      : `Sealed ${resealed} values anew; the old key still seals these columns, keep it: ${left.join(', ')}`,
};
