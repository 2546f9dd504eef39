// What the CLI remembers between transfers: the hashes of a folder's files, and what is under way to a target.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HashMemory, TransferJournal } from '@uos/sdk/jobs';
import { openHashCache, openTransferJournal } from '@uos/sdk/jobs/node';
import { stateFolder } from '../../../profile/where/folders.ts';

interface Outside {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly io: { now(): number };
}

export interface FolderState {
  readonly memory: HashMemory;
  readonly journal: TransferJournal;
  /** Puts hashes on the disk, before bytes go out. */
  keepHashes(): void;
  close(): void;
}

/** One cache per folder, whatever it goes to; one journal per folder and target. `fresh` forgets the hashes. */
export function openFolderState(
  { env, io }: Outside,
  folder: string,
  { target, fresh = false }: { readonly target: string; readonly fresh?: boolean },
): FolderState {
  const below = join(stateFolder(env), 'transfers');
  const hashes = join(below, `${nameOf(folder)}.hashes`);
  if (fresh) {
    forget(hashes);
  }
  const memory = openHashCache(hashes, io.now);
  const journal = openTransferJournal(join(below, `${nameOf(`${folder}\n${target}`)}.jsonl`), io.now);
  return {
    memory,
    journal,
    keepHashes: () => memory.close(),
    close: () => {
      memory.close();
      journal.close();
    },
  };
}

function forget(file: string): void {
  try {
    rmSync(file, { force: true });
    rmSync(`${file}.new`, { force: true });
  } catch {
    // why nothing: a home that cannot be written is one that remembers nothing either
  }
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
