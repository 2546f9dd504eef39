// A real platform in a temporary folder, with shorthands for tests: organisations, apps and calls in their name.

import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from '#db/columns';
import type { NodeSettings } from '#engines/processes/servers/settings';
import { secretContext } from '#kernel/who/credentials';
import { hashPassword } from '#kernel/who/password';
import { openSession } from '#kernel/who/sessions';
import { createPlatform, type Platform, type PlatformOptions } from '../start/main.ts';

export { authorization, browser, codeFor, signIn } from './browser.ts';
export { type RawAsked, type RawReply, rawRequest } from './raw-request.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text where it is none. */
  readonly body: unknown;
}

export interface CallOptions {
  /** `AppId:AppServiceSecret`. */
  readonly basic?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApp {
  readonly id: string;
  readonly orgId: string;
  readonly secret: string;
  readonly serviceSecret: string;
  /** Calls with the app's own credential. */
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
}

export interface TestPlatform extends Platform {
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** An organisation with one app; the named services are enabled, content delivery by default. */
  app(services?: readonly string[]): Promise<TestApp>;
  /** A new user with a role in an organisation, and the cookie value of a session of theirs. */
  signedIn(
    login: string,
    orgId?: string,
    role?: 'owner' | 'manager' | 'user',
  ): Promise<{ id: string; password: string; token: string }>;
  /** The cookie value of a new operator's session. */
  operator(login?: string): Promise<string>;
  /** A user with a role in an organisation. */
  user(login: string, orgId?: string, role?: 'owner' | 'manager' | 'user'): Promise<{ id: string; password: string }>;
}

export interface TestPlatformOptions extends PlatformOptions {
  /** Without other options: a platform that no other file has, to stop it, break it or look at all that it holds. */
  readonly own?: true;
}

let shared: Promise<TestPlatform> | undefined;

/**
 * A platform whose replies are held to the contract strictly. Without options it is the one that all files of a test
 * worker stand on: each makes organisations of its own there, and stopping it leaves it to the next.
 */
export function testPlatform(options?: TestPlatformOptions): Promise<TestPlatform> {
  if (options !== undefined) {
    return openOwn(options);
  }
  shared ??= openShared();
  return shared;
}

async function openShared(): Promise<TestPlatform> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'uos-shared-'));
  // why by signal: a worker hears of its end after the last file, when no hook of a test is called any more
  process.once('SIGTERM', () => process.exit());
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  const platform = await openOwn({ dataFolder });
  let people = 0;
  // why: files call their people as they like
  const named = (login: string): string => {
    people += 1;
    return `${login}-${people}`;
  };
  return {
    ...platform,
    user: (login, ...place) => platform.user(named(login), ...place),
    signedIn: (login, ...place) => platform.signedIn(named(login), ...place),
    stop: () => Promise.resolve(),
  };
}

const PORTS_OF_WORKER = 100;

/** why: workers are on one machine, and each platform would try the first port of servers at the same moment */
function ownPorts(): Pick<NodeSettings, 'nodePorts'> | undefined {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % 10;
  const first = 31_000 + worker * PORTS_OF_WORKER;
  return worker === 0 ? undefined : { nodePorts: [first, first + PORTS_OF_WORKER - 1] };
}

async function openOwn({ own: _, ...options }: TestPlatformOptions): Promise<TestPlatform> {
  const platform = await createPlatform({
    ...options,
    config: { strictReplies: true, limitsCallers: false, ...ownPorts(), ...options.config },
  });
  const { db, ids, seal, clock } = platform.ports;

  const call: TestPlatform['call'] = async (method, path, body, callOptions = {}) => {
    const response = await fetch(platform.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        ...(callOptions.basic === undefined ? {} : { Authorization: `Basic ${btoa(callOptions.basic)}` }),
        ...callOptions.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: parse(await response.text()) };
  };

  const app: TestPlatform['app'] = async (services = ['asset-streaming']) => {
    const now = clock.now().toISOString();
    const [id, orgId, projectId] = [ids.uuid(), ids.uuid(), ids.uuid()];
    const [secret, serviceSecret] = [ids.hex(16), ids.hex(16)];
    const name = `app ${id.slice(0, 8)}`;
    await db
      .insertInto('organizations')
      .values({
        id: orgId,
        name: `org ${orgId.slice(0, 8)}`,
        status: 'Approved',
        domain: orgId,
        company_name: '',
        created_at: now,
      })
      .execute();
    await db
      .insertInto('projects')
      .values({ id: projectId, org_id: orgId, name, guid: ids.uuid(), created_at: now })
      .execute();
    await db
      .insertInto('apps')
      .values({
        id,
        project_id: projectId,
        org_id: orgId,
        name,
        status: 'Active',
        icon_url: '',
        properties: json({}),
        support_multi_services: true,
        secret: seal.seal(secret, secretContext(id, 'AppSecret')),
        service_secret: seal.seal(serviceSecret, secretContext(id, 'AppServiceSecret')),
        created_by: 'test',
        created_at: now,
        updated_at: now,
      })
      .execute();
    for (const service of services) {
      await db
        .insertInto('app_services')
        .values({ app_id: id, name: service, provider: '', status: 'Enabled', service_id: id, properties: json({}) })
        .execute();
    }
    return {
      id,
      orgId,
      secret,
      serviceSecret,
      call: (method, path, body, callOptions) =>
        call(method, path, body, { basic: `${id}:${serviceSecret}`, ...callOptions }),
    };
  };

  const user: TestPlatform['user'] = async (login, orgId, role = 'owner') => {
    const id = ids.uuid();
    const password = ids.token(9);
    const now = clock.now().toISOString();
    await db
      .insertInto('users')
      .values({
        id,
        login,
        name: login,
        status: 'Active',
        email: '',
        phone: '',
        password_hash: await hashPassword(password),
        properties: json({}),
        created_at: now,
        last_login_at: null,
      })
      .execute();
    if (orgId !== undefined) {
      await db.insertInto('memberships').values({ org_id: orgId, user_id: id, role }).execute();
    }
    return { id, password };
  };

  const signedIn: TestPlatform['signedIn'] = async (login, orgId, role) => {
    const { id, password } = await user(login, orgId, role);
    return { id, password, token: await openSession(db, platform.ports, { kind: 'user', subject: id, name: login }) };
  };

  const operator: TestPlatform['operator'] = (login = 'operator') =>
    openSession(db, platform.ports, { kind: 'admin', subject: login, name: login });

  return { ...platform, call, app, user, signedIn, operator };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
