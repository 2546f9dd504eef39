// Archives that somebody sends an operator to import: names that lead out, links, other tables, swollen members.
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, pack, type Headers as TarHeaders } from 'tar-stream';
import { undoStack } from '../../../../packages/platform/src/start/open-ports.ts';
import { exportState } from '../../../../packages/platform/src/state/export.ts';
import { importState } from '../../../../packages/platform/src/state/import.ts';
import { openStore } from '../../../../packages/platform/src/state/open-store.ts';
import type { AttackClass, Try } from '../attack.ts';
import type { Scene } from '../scene.ts';

interface Member {
  readonly head: TarHeaders;
  readonly bytes: Buffer;
}

type Change = (members: readonly Member[]) => readonly Member[];

const file = (name: string, text: string): Member => ({
  head: { name, size: Buffer.byteLength(text) },
  bytes: Buffer.from(text),
});
const link = (type: 'symlink' | 'link', name: string): Member => ({
  head: { name, type, linkname: '/etc/passwd', size: 0 },
  bytes: Buffer.alloc(0),
});

/** The manifest of an attacker is right: it names what they added by its own hash. */
function withManifest(members: readonly Member[]): readonly Member[] {
  const manifest = members.at(-1);
  if (manifest === undefined) {
    return members;
  }
  const told = JSON.parse(manifest.bytes.toString()) as { members: unknown[] };
  const found = members.slice(0, -1).map(({ head, bytes }) => ({
    ...{ name: head.name, size: bytes.length },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const bytes = Buffer.from(JSON.stringify({ ...told, members: found }));
  return [...members.slice(0, -1), { head: { ...manifest.head, size: bytes.length }, bytes }];
}

const added =
  (...more: readonly Member[]): Change =>
  (members) =>
    withManifest([...members.slice(0, -1), ...more, ...members.slice(-1)]);

const CHANGES: readonly (readonly [string, Change])[] = [
  ['a name that leads out', added(file('../../../../tmp/uos-slipped', 'x'))],
  ['a name from the root', added(file('/tmp/uos-slipped', 'x'))],
  ['a content whose name leads out', added(file('objects/../../../uos-slipped', 'x'))],
  ['a symbolic link', added(link('symlink', 'objects/link'))],
  ['a hard link', added(link('link', 'objects/link'))],
  ['rows of another table', added(file('rows/pg_authid.jsonl', '{"rolname":"x","rolsuper":true}\n'))],
  ['rows of a table that is SQL', added(file('rows/users;DROP TABLE users.jsonl', '{}\n'))],
  ['rows of a column that is none', added(file('rows/users.jsonl', '{"id\\" = 1; --":"x"}\n'))],
  ['rows that are no JSON', added(file('rows/users.jsonl', 'x\n'))],
  [
    'a member twice',
    (members) => withManifest([...members.slice(0, -1), ...members.slice(1, 2), ...members.slice(-1)]),
  ],
  ['no manifest', (members) => members.slice(0, -1)],
  ['a manifest of another archive', (members) => [...members.slice(0, -1), file('manifest.json', '{"members":[]}')]],
  [
    'another header',
    (members) => withManifest([file(members[0]?.head.name ?? '', '{"format":"x"}'), ...members.slice(1)]),
  ],
  ['100 MB of rows', added(file('rows/users.jsonl', 'x'.repeat(100 * 2 ** 20)))],
];

export const archives: AttackClass = {
  name: 'archives that do more than they say',
  answers: [400],
  inTurn: true,
  tries: (scene) => CHANGES.map(([says, change]): Try => ({ says, send: () => imported(scene, change) })),
};

/** 400 where it was refused and nothing came of it. */
async function imported({ platform, masterKey }: Scene, change: Change): Promise<{ text: string; statuses: number[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'uos-attack-'));
  const undo = undoStack();
  try {
    const right = join(folder, 'right.tar');
    await exportState({ db: platform.ports.db, objects: platform.ports.objects }, right);
    const wrong = join(folder, 'wrong.tar');
    await write(wrong, change(await read(right)));
    const { db, objects, keyIds } = await openStore({ dataFolder: join(folder, 'data'), masterKey }, 'write', undo);
    const refused = await importState({ db, objects, keyIds, now: new Date() }, wrong, {
      replace: false,
    }).then(
      () => undefined,
      (error: unknown) => error as Error & { fault?: string },
    );
    const rows = await db.selectFrom('organizations').select('id').execute();
    const slipped = existsSync('/tmp/uos-slipped') || existsSync(join(folder, 'uos-slipped'));
    const isRefused = refused?.fault !== undefined && rows.length === 0 && !slipped;
    return {
      text: `${refused?.fault ?? refused} ${rows.length} rows, slipped ${slipped}`,
      statuses: [isRefused ? 400 : 599],
    };
  } finally {
    await undo.run();
    await rm(folder, { recursive: true, force: true });
  }
}

async function read(path: string): Promise<Member[]> {
  const { createReadStream } = await import('node:fs');
  const members: Member[] = [];
  for await (const entry of createReadStream(path).pipe(extract())) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) {
      chunks.push(chunk as Buffer);
    }
    members.push({ head: { name: entry.header.name, size: entry.header.size ?? 0 }, bytes: Buffer.concat(chunks) });
  }
  return members;
}

async function write(path: string, members: readonly Member[]): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createWriteStream(path));
  for (const { head, bytes } of members) {
    tar.entry(head, bytes);
  }
  tar.finalize();
  await written;
}
