// The specification's table of server messages: this platform says each of them, and the console and the command line
// show what it said in the specification's Chinese.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentProvider, statusTexts } from '@uos/contract/messages';
import type { UosApiError } from '@uos/sdk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOfSdk } from '../../packages/cli/src/errors/failure.ts';
import { report } from '../../packages/cli/src/errors/report.ts';
import { frontZh } from '../../packages/cli/src/text/front-zh.ts';
import { zh } from '../../packages/cli/src/text/zh.ts';
import { errorFacts } from '../../packages/web/src/kit/page/error-facts.ts';
import { ROOT } from '../../scripts/support/workspace.ts';
import { cases } from './cases/index.ts';
import { openWorld, type World } from './world.ts';

const table = readFileSync(join(ROOT, 'tests/spec/errors.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [message = '', meaning = ''] = line.split('\t');
    const words = meaning.replace(/ \([^()]*\)$/, '');
    return { message, chinese: words.replace("the payment provider's name followed by ", paymentProvider.zh) };
  });

/** Messages of no operation in particular, or of one that has to fail behind its back. */
const BY_HAND: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'permission denied': ({ member, app }) => member.app.update({ appId: app.id, ProjectName: 'mine' }),
  'invalid request payload': ({ owner }) =>
    owner.request('POST /api/organizations', { body: Buffer.from('{"OrgName"'), headers: JSON_BODY }),
  'invalid payload': ({ owner }) => owner.request('POST /api/organizations', { body: [] }),
  'Bad Request': ({ owner }) => owner.request('POST /api/none', { body: {} }),
  // why by hand: publishing is not served yet, but what its contract refuses is refused all the same
  'invalid publish info': ({ owner, app }) =>
    owner.wind.publish({ appId: app.id, Platform: 'vivo', Version: '1.0.0', PackageUrl: 'lighthouse.apk' }),
  'request err': ({ visitor, platform }) =>
    visitor.session.login({
      Code: 'x',
      RedirectUri: `${platform.origin}/away_conn/login-callback`,
      Provider: 'social',
    }),
  'failed to delete authToken from redis': async (world) => {
    const { db } = world.platform.ports;
    const { id } = await world.platform.user('stuck');
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''full''; END'`.execute(
      db,
    );
    await sql`CREATE TRIGGER stuck BEFORE DELETE ON sessions EXECUTE FUNCTION refuse()`.execute(db);
    try {
      return await world.operator.user.clearLoginState({ id });
    } finally {
      await sql`DROP TRIGGER stuck ON sessions`.execute(db);
    }
  },
};

const JSON_BODY = { 'content-type': 'application/json' };

/** The lines that the command line prints of a failure. */
async function terminalSays(failure: UosApiError): Promise<string> {
  let printed = '';
  const sink = { isTTY: false, columns: 80, write: (text: string | Uint8Array) => (printed += String(text)) };
  const io = { env: { NO_COLOR: '1' }, stdout: sink, stderr: sink } as unknown as Parameters<typeof report>[1]['io'];
  const settings = { origin: { value: 'http://localhost:6080' } };
  const ctx = { lang: 'zh', command: { id: 'api' }, globals: {}, settings, env: {}, flags: {} };
  await report(failureOfSdk(failure, zh, ctx as unknown as Parameters<typeof failureOfSdk>[2]), {
    io,
    t: frontZh,
    json: false,
  });
  return printed;
}

/** The first case that is refused with the message, and of which operation. */
function caseOf(
  message: string,
): readonly [operation: string, refused: (world: World) => Promise<unknown>] | undefined {
  const byHand = BY_HAND[message];
  if (byHand !== undefined) {
    return ['by hand', byHand];
  }
  for (const [id, { errors = {} }] of Object.entries(cases)) {
    const refused = errors[message];
    if (refused !== undefined) {
      return [id, refused];
    }
  }
  return undefined;
}

describe('the table of server messages', () => {
  let world: World;
  beforeAll(async () => {
    const away = { slug: 'away', domain: 'http://127.0.0.1:9', clientId: 'none', clientSecret: 'none', name: '社交' };
    world = await openWorld({ config: { social: away } });
  });
  afterAll(() => world?.stop());

  it('is said whole by this platform', () => {
    expect(table.map(({ message }) => message).filter((message) => caseOf(message) === undefined)).toEqual([]);
  });

  it.each(table)('says “$message” as $chinese, on the terminal and on the screen', async (row) => {
    const [operation, refused] = caseOf(row.message) ?? ['', () => Promise.resolve()];
    const failure = await refused(world).then(
      (reply) => Promise.reject(new Error(`${operation} answered ${JSON.stringify(reply)}`)),
      (thrown: UosApiError) => thrown,
    );
    expect([operation, failure.serverMessage]).toEqual([operation, row.message]);
    // why: faces never read the words of these statuses, they have fixed ones; platform-core.md 8.2
    const chinese = statusTexts[failure.status]?.zh ?? row.chinese;
    expect([operation, errorFacts(failure).message]).toEqual([operation, chinese]);
    expect([operation, await terminalSays(failure)]).toEqual([operation, expect.stringContaining(`: ${chinese}`)]);
  });
});
