// Races of the review of mods on real PostgreSQL: PGlite has one connection and cannot lose one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryOf, must, newBucket, putFile } from '../../packages/platform/src/services/cdn/testing.ts';
import {
  type Answer,
  type TestApp,
  type TestPlatform,
  testPlatform,
} from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
  app = await platform.app();
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
});

const post = (path: string, body: unknown): Promise<Answer> => app.call('POST', `/api/v1${path}`, body);

interface ModBody {
  readonly id: string;
  readonly status: string;
  readonly report_count: number;
  readonly versions: readonly { readonly version: string; readonly status: string }[];
}

const newMod = () => must<ModBody>(app, 'POST', '/mods/basic/', { name: 'raced' });
const read = (id: string) => must<ModBody>(app, 'GET', `/mods/basic/${id}/`);
const newVersion = async (id: string, version = '1') =>
  (await must<{ versionid: string }>(app, 'POST', `/mods/basic/${id}/versions/`, { version })).versionid;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const codeOf = ({ status, body }: Answer): number => (status === 200 ? 200 : (body as { code: number }).code);

describe('approve against reject', () => {
  it('has one winner, whose verdict stands', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id } = await newMod();
      await newVersion(id);
      await must(app, 'POST', `/mods/basic/${id}/inspect/`, {});
      const answers = await Promise.all(
        upTo(6).map((index) =>
          post(`/mods/basic/${id}/inspect/`, {
            action: index % 2 === 0 ? 'approve' : 'reject',
            reason: 'raced',
          }),
        ),
      );
      const won = answers.flatMap((answer, index) => (answer.status === 200 ? [index] : []));
      expect(won).toHaveLength(1);
      expect(answers.map(codeOf).filter((code) => code !== 200)).toEqual([9, 9, 9, 9, 9]);
      expect((await read(id)).status).toBe((won[0] ?? 0) % 2 === 0 ? 'success' : 'failed');
    }
  });
});

describe('start', () => {
  it('is taken once, and no file comes in behind it', async () => {
    const files = await newBucket(app, 'files-of-races');
    for (const index of upTo(8)) {
      await putFile(app, files, `${index}`, `content ${index}`);
    }
    for (let round = 0; round < 8; round += 1) {
      const { id } = await newMod();
      const version = await newVersion(id);
      const answers = await Promise.all([
        ...upTo(8).map((index) =>
          post(`/mods/basic/${id}/versions/${version}/entries/`, entryOf(`${index}.txt`, `content ${index}`)),
        ),
        ...upTo(2).map(() => post(`/mods/basic/${id}/inspect/`, {})),
      ]);
      const added = answers.slice(0, 8).filter((answer) => answer.status === 200).length;
      expect(answers.slice(8).map(codeOf).sort()).toEqual([200, 9].sort());
      expect([...new Set(answers.slice(0, 8).map(codeOf))].filter((code) => ![200, 9].includes(code))).toEqual([]);
      const report = await must<{ items: unknown[] }>(app, 'POST', `/mods/basic/${id}/inspect/report/`, {});
      expect(report.items).toHaveLength(added);
    }
  });
});

describe('a file that is not uploaded', () => {
  it('is never part of a version in review, whichever of the two comes first', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { id } = await newMod();
      const version = await newVersion(id);
      const add = () =>
        post(`/mods/basic/${id}/versions/${version}/entries/`, entryOf('a.txt', `never sent in round ${round}`));
      const start = () => post(`/mods/basic/${id}/inspect/`, {});
      const codes = (await Promise.all(round % 2 === 0 ? [add(), start()] : [start(), add()])).map(codeOf);
      expect([
        [200, 11],
        [200, 9],
      ]).toContainEqual(codes.sort((a, b) => b - a));
      const { status } = await read(id);
      const files = await must<unknown[]>(app, 'GET', `/mods/basic/${id}/entries/`);
      expect([status, files.length]).toEqual(codes.includes(11) ? ['not_start', 1] : ['ongoing', 0]);
    }
  });
});

describe('versions and reports', () => {
  it('are each counted once, however many come at once', async () => {
    const { id } = await newMod();
    const answers = await Promise.all(
      upTo(20).map((index) => post(`/mods/basic/${id}/versions/`, { version: `v${index % 10}` })),
    );
    expect(answers.map(codeOf).filter((code) => code === 200)).toHaveLength(10);
    expect(answers.map(codeOf).filter((code) => code === 6)).toHaveLength(10);
    await Promise.all(upTo(20).map(() => post(`/mods/basic/${id}/report/`, { reason: 'x' })));
    const mod = await read(id);
    expect(mod.report_count).toBe(20);
    expect(new Set(mod.versions.map(({ version }) => version)).size).toBe(10);
  });
});
