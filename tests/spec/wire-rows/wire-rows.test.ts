// The wire facts row by row, as foreign clients send them: no SDK, no contract between the row and the socket. A service
// adds a file of rows, and what its rows name in tests/support/fills.
import { declared, services } from '@uos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../../packages/platform/src/kernel/call/route.ts';
import { mounted } from '../../../packages/platform/src/services/mounted.ts';
import { rawRequest, type TestPlatform, testPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { fileNames } from '../../support/file-names.ts';
import { judge, kept } from './judge.ts';
import { lawsBroken, twinsOf } from './laws.ts';
import type { Row } from './row.ts';
import { openStage, type Stage } from './stage.ts';

const tables = await Promise.all(
  fileNames(`${import.meta.dirname}/rows`, []).map(async (service) => {
    const { rows } = (await import(/* @vite-ignore */ `./rows/${service}.ts`)) as { readonly rows: readonly Row[] };
    return { service, rows };
  }),
);

/** What a row cannot do alone, and where it is done. */
const NO_SUCCESS: Readonly<Record<string, string>> = {
  'session.linkPartner': 'takes a code that the partner gave: packages/platform/src/identity/external.test.ts',
  'session.links.create': 'takes a code that the partner gave: packages/platform/src/identity/external.test.ts',
  'session.links.remove': 'needs an account that was linked before: packages/platform/src/identity/external.test.ts',
  'passport.login.wechatCallback': 'takes a state once: packages/platform/src/services/passport/setup/sign-in/oauth',
  'passport.login.qqCallback': 'takes a state once: packages/platform/src/services/passport/setup/sign-in/oauth',
  'passport.playerLogin.oauth': 'takes a code of a page: packages/platform/src/services/passport/setup/sign-in/oauth',
  'passport.playerUsers.linkAccount':
    'takes a code of a page: packages/platform/src/services/passport/setup/sign-in/oauth',
  'passport.playerAchievements.update':
    'takes a nonce beside the token: packages/platform/src/services/passport/achievements/achievements.test.ts',
  'passport.playerAchievements.redeem':
    'takes a nonce beside the token: packages/platform/src/services/passport/achievements/achievements.test.ts',
  'multiverse.images.follow': 'goes on for as long as its caller stays: tests/conformance/cases/multiverse.ts',
  'multiverse.testServers.follow': 'goes on for as long as its caller stays: tests/conformance/cases/multiverse.ts',
  'multiverse.allocations.log': 'needs a server that has spoken: tests/processes/hosting.test.ts',
  'multiverse.allocations.follow': 'goes on for as long as its caller stays: tests/conformance/cases/multiverse.ts',
  'multiverse.allocations.logFile': 'needs a server that has spoken: tests/processes/hosting.test.ts',
  'func.logs.follow': 'goes on for as long as its caller stays: tests/conformance/cases/func.ts',
  ...Object.fromEntries(
    ['create', 'remove', 'resetPassword', 'createProxy', 'releaseProxy', 'upgrade', 'backup', 'query'].map((verb) => [
      `storage.databases.${verb}`,
      'one change of a database goes on at a time: tests/conformance/cases/storage.ts',
    ]),
  ),
  'storage.backups.downloadUrls': 'needs a backup with its content: tests/conformance/cases/storage.ts',
  'storage.backups.restore': 'needs a backup with its content: tests/conformance/cases/storage.ts',
  'stacktrace.symbols.create': 'needs a file that was uploaded: tests/conformance/cases/stacktrace.ts',
  'payment.complete': 'takes what the provider signed: packages/platform/src/services/payment/payment.test.ts',
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.stop());

describe.each(tables)('$service', ({ rows }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(platform);
  });

  it.each(rows.map((row) => [`${row.as}: ${row.send}${row.says === undefined ? '' : `, ${row.says}`}`, row] as const))(
    '%s',
    async (_title, row) => {
      const asked = await stage.asked(row);
      const reply = await rawRequest(platform, asked.path, asked);
      expect([reply.status, judge(row, reply), lawsBroken(row, reply)], reply.text.slice(0, 400)).toEqual([
        row.status,
        [],
        [],
      ]);
      stage.remember(kept(row, reply));
      for (const twin of twinsOf(row, asked.path)) {
        const again = await stage.asked(row);
        expect((await rawRequest(platform, twin, again)).status, twin).toBe(row.status);
      }
    },
  );
});

describe('the tables', () => {
  const rows = tables.flatMap((table) => table.rows);
  const handlers = new Map(mounted.map((one) => [one.service.name, one.handlers]));
  const served = declared(services).filter((call) => isServed(handlers.get(call.service.name), call));

  it('have a row of every served operation', () => {
    const covered = new Set(rows.map(({ call }) => call));
    expect(served.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
  });

  it('have a row of success of every served operation, or say why none', () => {
    const fine = new Set(rows.flatMap(({ call, status }) => (status < 400 ? [call] : [])));
    const without = served.map(({ id }) => id).filter((id) => !fine.has(id));
    expect(without).toEqual(Object.keys(NO_SUCCESS));
  });

  it('mark what is seen or written as such, wherever the contract says so', () => {
    const wrong = served.filter(({ id, operation: { known } }) => {
      const marks = rows.filter(({ call }) => call === id).map((row) => row.known);
      return known === 'seen' ? !marks.includes('seen') : known === 'spec' && !marks.some((mark) => mark !== 'ours');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('have a row of every part of the address space that is served beside the calls', () => {
    const asked = rows.map(({ send, onContent }) => [send.split(' ')[1] ?? '', onContent === true] as const);
    const without = platform.streams.filter(
      ({ prefix, origin }) =>
        !asked.some(([path, onContent]) => path.startsWith(prefix) && onContent === (origin === 'content')),
    );
    expect(without.map(({ origin, prefix }) => `${origin} ${prefix}`)).toEqual([]);
  });

  it('name no operation that is gone, and each where its path is', () => {
    const paths = new Map(served.map((call) => [call.id, call]));
    const wrong = rows.flatMap(({ call, send }) => {
      const operation = call === undefined ? undefined : paths.get(call);
      return call === undefined || operation?.operation.method === send.split(' ')[0] ? [] : [`${call}: ${send}`];
    });
    expect(wrong).toEqual([]);
  });
});
