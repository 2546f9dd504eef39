// Looks into the files of a version that was handed in. Run again it finds the same, so a run cut off is just repeated.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Db } from '#db/connect';
import { ObjectMissing } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import { listModEntries, type ModEntryView, writeVerdicts } from '../store/mod-entries.ts';
import { HEAD_BYTES, inspectFile, type Verdict } from './verdict.ts';

const FILES_AT_ONCE = 8;

/** Writes a verdict for each file that has none. */
export async function inspectVersion(ports: Ports, db: Db, versionId: string): Promise<void> {
  const waiting = (await listModEntries(db, { versionId })).filter((entry) => entry.result === '');
  for (let first = 0; first < waiting.length; first += FILES_AT_ONCE) {
    const batch = waiting.slice(first, first + FILES_AT_ONCE);
    const verdicts = await Promise.all(
      batch.map(async (entry) => ({ entry_id: entry.id, ...(await inspectEntry(ports, entry)) })),
    );
    await writeVerdicts(db, verdicts);
  }
}

async function inspectEntry(ports: Ports, entry: ModEntryView): Promise<Verdict> {
  try {
    return inspectFile({ ...entry, head: await headOf(ports, entry) });
  } catch (error) {
    if (error instanceof ObjectMissing) {
      return { result: 'review', label: 'unreadable', score: 50, detail: 'the content is not in the store' };
    }
    throw error;
  }
}

async function headOf(ports: Ports, { app_id, md5, size }: ModEntryView): Promise<Uint8Array> {
  if (size === 0) {
    return new Uint8Array();
  }
  const end = Math.min(size, HEAD_BYTES) - 1;
  const body: Readable = await ports.objects.read(app_id, { md5, size }, { start: 0, end });
  return buffer(body);
}
