// The commands behind `uos-platform export`, `import`, `snapshot`, `snapshots`, `restore` and `reset`. A running
// platform on the embedded database is asked to do what only it can.
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FolderBusyError, lockFolder } from '#kernel/fleet/folder-lock';
import { addOlderFolderKeys, parseMasterKeys } from '#kernel/keys/master-key';
import { systemClock } from '#kernel/time/clock';
import { type Language, UsageError } from '../commands/serve-texts.ts';
import type { PlatformOptions } from '../start/main.ts';
import { type Undo, undoStack } from '../start/open-ports.ts';
import type { Summary } from './archive.ts';
import { askRunning } from './ask-running.ts';
import { exportState } from './export.ts';
import { importState } from './import.ts';
import { openStore, type Store } from './open-store.ts';
import { resetState } from './reset.ts';
import {
  findSnapshot,
  listSnapshots,
  restoreCopy,
  SNAPSHOT_ARCHIVE,
  type Snapshot,
  SnapshotError,
  snapshotFolder,
  takeOwnSnapshot,
  takeSnapshot,
} from './snapshots.ts';
import { describeSnapshot, describeSummary, TEXTS } from './state-texts.ts';

type StateCommand = 'export' | 'import' | 'snapshot' | 'snapshots' | 'restore' | 'reset';

interface StateArguments extends PlatformOptions {
  readonly command: StateCommand;
  /** File or name behind the command. */
  readonly operand: string | undefined;
  readonly dataFolder: string;
  readonly json: boolean;
  readonly rowsOnly: boolean;
  readonly replace: boolean;
  readonly yes: boolean;
  /** Key file of the platform that an archive is from. */
  readonly keyFile: string | undefined;
}

type Task = (args: StateArguments, undo: Undo) => Promise<unknown>;

/** Runs one and prints its outcome; answers the exit code. */
export async function stateCommand(args: StateArguments, language: Language): Promise<number> {
  const undo = undoStack();
  try {
    const outcome = await TASKS[args.command](args, undo);
    process.stdout.write(`${args.json ? JSON.stringify(outcome) : said(args.command, outcome, language)}\n`);
    return 0;
  } finally {
    await undo.run();
  }
}

const TASKS: Readonly<Record<StateCommand, Task>> = {
  async export(args, undo) {
    const file = resolve(operandOf(args));
    return orAsk(args, undo, ['export', { file, contents: !args.rowsOnly }], ({ db, objects }) =>
      exportState({ db, objects: args.rowsOnly ? undefined : objects }, file),
    );
  },
  async import(args, undo) {
    const file = resolve(operandOf(args));
    if (args.keyFile !== undefined) {
      await takeKeys(args, args.keyFile);
    }
    return take(args, await openStore(args, 'write', undo), file, args.replace);
  },
  async snapshot(args, undo) {
    const now = systemClock.now();
    const name = args.operand ?? now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
    return orAsk(args, undo, ['snapshots', { name }], (store) => takeSnapshot(store, { name, now }));
  },
  snapshots: ({ dataFolder }) => listSnapshots(dataFolder),
  async restore(args, undo) {
    const snapshot = await findSnapshot(args.dataFolder, operandOf(args));
    if ((snapshot.kind === 'copy') !== (args.databaseUrl === undefined)) {
      throw new SnapshotError('engine', snapshot.name);
    }
    if (snapshot.kind === 'archive') {
      const file = join(snapshotFolder(args.dataFolder, snapshot.name), SNAPSHOT_ARCHIVE);
      await take(args, await openStore(args, 'write', undo), file, true);
    } else {
      // why without opening it: a database that is broken is the one to be replaced
      const now = systemClock.now();
      const lock = await lockFolder(args.dataFolder, now);
      undo.add(() => lock.release());
      await restoreCopy(args.dataFolder, snapshot, args.noSnapshot === true ? undefined : now);
    }
    return snapshot;
  },
  async reset(args, undo) {
    if (!args.yes) {
      throw new UsageError('reset', { hint: 'reset' });
    }
    const store = await openStore(args, 'write', undo);
    await rm(join(args.dataFolder, 'demo-logins.json'), { force: true });
    return resetState(store.db);
  },
};

function operandOf({ command, operand }: StateArguments): string {
  if (operand === undefined || operand === '') {
    throw new UsageError(command, { hint: 'operand' });
  }
  return operand;
}

/** Works on the folder itself, or has the platform do it that runs there. */
async function orAsk<T>(
  args: StateArguments,
  undo: Undo,
  [control, body]: readonly [string, object],
  work: (store: Store) => Promise<T>,
): Promise<unknown> {
  let store: Store;
  try {
    store = await openStore(args, 'read', undo);
  } catch (error) {
    if (!(error instanceof FolderBusyError)) {
      throw error;
    }
    return askRunning(args.dataFolder, control, body, error);
  }
  return work(store);
}

/** What is replaced can be brought back, for as long as two more imports. */
function take(args: StateArguments, store: Store, file: string, replace: boolean): Promise<Summary> {
  const { db, objects, keyIds } = store;
  const before = async (): Promise<void> => {
    if (replace && args.noSnapshot !== true) {
      // why not those of a bucket: they may be more than the disk of this machine holds
      const kept = store.objectsInFolder ? objects : undefined;
      await takeOwnSnapshot({ ...store, objects: kept }, 'before-import', systemClock.now());
    }
  };
  return importState({ db, objects, keyIds, now: systemClock.now() }, file, { replace, before });
}

async function takeKeys(args: StateArguments, file: string): Promise<void> {
  if (args.masterKey !== undefined) {
    throw new UsageError(`--key-file ${file}`, { hint: 'key-file' });
  }
  await addOlderFolderKeys(args.dataFolder, parseMasterKeys(await readFile(file, 'utf8')));
}

function said(command: StateCommand, outcome: unknown, language: Language): string {
  const texts = TEXTS[language];
  switch (command) {
    case 'export':
    case 'import':
      return describeSummary(texts[command], outcome as Summary, language);
    case 'snapshot':
    case 'restore':
      return describeSnapshot(texts[command], outcome as Snapshot);
    case 'snapshots':
      return (outcome as Snapshot[]).map((one) => describeSnapshot(texts.listed, one)).join('\n') || texts.none;
    default:
      return texts.reset;
  }
}
