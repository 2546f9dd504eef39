// The command behind `uos-platform demo remove`: takes the demo studio and its told past out again. The platform that has
// the embedded database is asked to do it, where it was started with its controls.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderBusyError } from '#kernel/fleet/folder-lock';
import type { PlatformOptions } from '../start/main.ts';
import { undoStack } from '../start/open-ports.ts';
import { databasesOfPast, removePast } from '../start/past/remove.ts';
import { askRunning } from '../state/ask-running.ts';
import { existingDatabase } from './existing-database.ts';
import { type Language, UsageError } from './serve-texts.ts';

interface DemoArguments extends PlatformOptions {
  readonly dataFolder: string;
  readonly json: boolean;
  readonly operand: string | undefined;
}

export async function demo({ operand, json, ...options }: DemoArguments, language: Language): Promise<number> {
  if (operand !== 'remove') {
    throw new UsageError(`demo ${operand ?? ''}`.trim());
  }
  const undo = undoStack();
  try {
    const removed = await remove(options, undo);
    process.stdout.write(`${json ? JSON.stringify({ removed }) : TEXTS[language][removed ? 'gone' : 'none']}\n`);
    return 0;
  } finally {
    await undo.run();
  }
}

async function remove(
  options: Omit<DemoArguments, 'operand' | 'json'>,
  undo: ReturnType<typeof undoStack>,
): Promise<boolean> {
  try {
    const { db } = await existingDatabase(options, undo);
    const databases = await databasesOfPast(db);
    const removed = await removePast(db);
    for (const id of databases) {
      await rm(join(options.dataFolder, 'databases', id), { recursive: true, force: true });
    }
    return removed;
  } catch (error) {
    if (!(error instanceof FolderBusyError)) {
      throw error;
    }
    return ((await askRunning(options.dataFolder, 'demo/remove', {}, error)) as { removed: boolean }).removed;
  }
}

const TEXTS = {
  zh: { gone: '演示数据已移除，不会再次生成。', none: '没有演示数据。' },
  en: { gone: 'The demo data is gone and will not be made again.', none: 'There is no demo data.' },
} as const;
