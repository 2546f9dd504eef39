// The specification's table of server messages: which of them this platform says, when it says them, and that the SDK,
// from which console and command line take their words, shows each in the specification's Chinese.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayMessage, paymentProvider, serverMessage, statusTexts } from '@uos/contract/messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** What this platform does not say, and why. */
const NOT_SAID: Readonly<Record<string, string>> = {
  'address cannot be empty': 'game-server hosting: the call that probes an allocation is not built',
  'invalid publish info': 'mini-game publishing (wind) is not built',
  'failed to external login': 'redeem codes are the platform’s own: no other issuer could refuse one',
};

/** Messages of no operation in particular, or of one that has to fail behind its back. */
const BY_HAND: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'permission denied': ({ member, app }) => member.app.update({ appId: app.id, ProjectName: 'mine' }),
  'invalid request payload': (world) => raw(world, '/api/organizations', '{"OrgName"'),
  'invalid payload': (world) => raw(world, '/api/organizations', '[]'),
  'Bad Request': (world) => raw(world, '/api/none', '{}'),
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

interface Failure {
  readonly status: number;
  readonly serverMessage?: string | undefined;
  display(language: 'zh'): string;
}

/** Sends what the SDK never would, and rejects as the SDK does. */
async function raw({ platform, app }: World, path: string, body: string): Promise<never> {
  const { token } = await platform.signedIn(`raw-${randomUUID().slice(0, 8)}`, app.orgId);
  const answer = await fetch(`${platform.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `sst=${token}` },
    body,
  });
  const failed = { status: answer.status, body: (await answer.json()) as unknown };
  throw Object.assign(new Error('refused'), {
    status: failed.status,
    serverMessage: serverMessage('platform', failed.body),
    display: (language: 'zh') => displayMessage('platform', failed, language),
  } satisfies Failure);
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

  it('is said whole by this platform, but for what is listed here with its reason', () => {
    const unsaid = table.map(({ message }) => message).filter((message) => caseOf(message) === undefined);
    expect(unsaid.sort()).toEqual(Object.keys(NOT_SAID).sort());
  });

  it.each(table.filter(({ message }) => !(message in NOT_SAID)))('says “$message” as $chinese', async (row) => {
    const [operation, refused] = caseOf(row.message) ?? ['', () => Promise.resolve()];
    const failure = await refused(world).then(
      (reply) => Promise.reject(new Error(`${operation} answered ${JSON.stringify(reply)}`)),
      (thrown: Failure) => thrown,
    );
    expect([operation, failure.serverMessage]).toEqual([operation, row.message]);
    // why: faces never read the words of these statuses, they have fixed ones; platform-core.md 8.2
    const chinese = statusTexts[failure.status]?.zh ?? row.chinese;
    expect([operation, failure.display('zh')]).toEqual([operation, chinese]);
  });
});
