import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { packFolder, prepareFolder, unpackFolder } from './template.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-template-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const namesIn = (place: string): string[] => readdirSync(place, { recursive: true }).map(String).toSorted();

describe('the template of a database', () => {
  it('is the same database packed and unpacked', async () => {
    const [copied, unpacked] = [join(folder, 'copied'), join(folder, 'unpacked')];
    await prepareFolder(copied, new Date(0));
    await unpackFolder(await packFolder(copied), unpacked);
    expect(namesIn(unpacked)).toEqual(namesIn(copied));
    const control = join('global', 'pg_control');
    expect(await readFile(join(unpacked, control))).toEqual(await readFile(join(copied, control)));
    const connection = await connect({ folder: unpacked });
    const { rows } = await sql`SELECT 1 FROM apps`.execute(connection.db);
    await connection.close();
    expect(rows).toEqual([]);
  });
});
