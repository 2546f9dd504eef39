// What the console offers to copy, the samples of an empty list and the requests of its panel, is pasted as it is and
// answers what the console was answered.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { appCredentials, createUos, operatorSession, type PreparedRequest, session, type Uos } from '@uos/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyCall, operationOf } from '../../packages/web/src/kit/call/operation.ts';
import { snippetsOf } from '../../packages/web/src/kit/snippets/snippets-of.ts';
import { rowOf } from '../../packages/web/src/shell/inspector/routes-of.ts';
import { curlOf, sdkOf } from '../../packages/web/src/shell/inspector/snippets.ts';
import { ROOT } from '../../scripts/support/workspace.ts';
import { type TestApp, type TestPlatform, testPlatform } from './support/platform.ts';

const run = promisify(execFile);

let platform: TestPlatform;
let app: TestApp;
/** The app itself, with its secret. */
let mine: Uos;
let secrets: Readonly<Record<string, string>>;

beforeAll(async () => {
  platform = await testPlatform({});
  app = await platform.app(['asset-streaming', 'passport']);
  const owner = await platform.signedIn('copies', app.orgId, 'owner');
  secrets = {
    UOS_APP_SERVICE_SECRET: app.serviceSecret,
    UOS_SESSION: owner.token,
    UOS_ADMIN_SESSION: await platform.operator(),
  };
  mine = createUos({
    origin: platform.origin,
    as: appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret }),
  });
  await mine.passport.idDomains.create({ name: 'players' });
});

afterAll(() => platform.stop());

/** Pastes lines into a shell. */
async function paste(lines: string): Promise<unknown> {
  const { stdout } = await run('bash', ['-c', lines.replace(/^curl /, 'curl -sS --fail-with-body ')], {
    env: { ...process.env, ...secrets },
  });
  return JSON.parse(stdout);
}

/** Runs a script that leaves its answer in `reply`. */
async function runScript(source: string): Promise<unknown> {
  const script = `${source}\nconsole.log(JSON.stringify(reply));`;
  const { stdout } = await run(process.execPath, ['--conditions=uos:source', '--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { ...process.env, ...secrets },
  });
  return JSON.parse(stdout);
}

describe('a sample of an empty list', () => {
  const uos = createUos({ origin: 'http://localhost', as: session() });
  const samples = [
    { name: 'a bucket', call: uos.cdn.buckets.create, input: { name: 'web' }, made: (name: string) => ({ name }) },
    {
      name: 'a mod',
      call: uos.cdn.mods.create,
      input: { name: '暴风雪皮肤包', author_name: "the keeper's" },
      made: (name: string) => ({ name, author_name: "the keeper's" }),
    },
    {
      name: 'a realm',
      call: uos.passport.realms.create,
      input: { name: '华东一区', status: 'Open' },
      made: (name: string) => ({ realm: { name, status: 'Open' } }),
    },
  ];

  it.each(samples)('makes $name as TypeScript and as curl', async ({ call, input, made }) => {
    const operation = operationOf(call as unknown as AnyCall);
    const sample = (name: string) =>
      snippetsOf({ operation, input: { ...input, name }, appId: app.id, origin: platform.origin });
    const [first, second] = [input.name, `${input.name}2`];
    expect(await runScript(sample(first).typescript)).toMatchObject(made(first));
    expect(await paste(sample(second).curl)).toMatchObject(made(second));
  });
});

describe('a request of the panel', () => {
  /** Makes a call as somebody in the console and answers what its panel would show of it. */
  async function seen(caller: 'user' | 'operator', make: (uos: Uos) => Promise<unknown>) {
    const requests: PreparedRequest[] = [];
    const { UOS_SESSION: token = '', UOS_ADMIN_SESSION: admin = '' } = secrets;
    const uos = createUos({
      origin: platform.origin,
      as: caller === 'user' ? session({ token, appId: app.id }) : operatorSession({ token: admin, appId: app.id }),
      hooks: { onRequest: (request) => requests.push(request) },
    });
    const reply = await make(uos);
    const [request] = requests.slice(-1);
    if (request === undefined) {
      throw new Error('nothing was asked');
    }
    return { reply, request, facts: { ...(await rowOf(request.operation)), caller } };
  }

  interface Call {
    readonly name: string;
    readonly caller?: 'user' | 'operator';
    readonly make: (uos: Uos) => Promise<unknown>;
  }

  const calls: readonly Call[] = [
    { name: 'a service back-end', make: (uos) => uos.cdn.buckets.list({ per_page: 5, page: 1 }) },
    { name: 'a search with a body', make: (uos) => uos.passport.realms.search({ count: 20, start: 0 }) },
    { name: 'the platform core', make: (uos) => uos.app.get({ appId: app.id }) },
    { name: 'the platform core, for everybody', make: (uos) => uos.session.baseInfo() },
    {
      name: 'a service back-end, as an operator',
      caller: 'operator',
      make: (uos) => uos.cdn.buckets.list({ page: 1 }),
    },
    { name: 'the platform core, as an operator', caller: 'operator', make: (uos) => uos.user.list({ count: 5 }) },
  ];

  it.each(calls)('asks $name again from a script', async ({ caller = 'user', make }) => {
    const { reply, request, facts } = await seen(caller, make);
    expect(await runScript(sdkOf(request, facts))).toEqual(JSON.parse(JSON.stringify(reply)));
  });

  it.each(calls)('asks $name again with curl', async ({ caller = 'user', make }) => {
    const { request, facts } = await seen(caller, make);
    expect(await paste(curlOf(request, facts))).not.toMatchObject({ code: expect.any(Number) });
  });

  it('gives back a body that is one input as a whole', async () => {
    const { id } = await mine.cdn.buckets.create({ name: 'whole-body' });
    const entry = { path: 'a.txt', content_hash: '0cc175b9c0f1b6a831c399e269772661', content_size: 1 };
    const { request, facts } = await seen('user', (uos) => uos.cdn.entries.upsertMany({ id, entries: [entry] }));
    await runScript(sdkOf(request, facts));
    const { Items } = await mine.cdn.entries.list({ id, complete: false });
    expect(Items.map(({ path }) => path)).toEqual(['a.txt']);
  });
});
