// The platform in this process, as the tests in a browser need it. Its sources are written for Node alone and the tests
// here also for the page, so the two meet at run time and these few types stand between them.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/support/workspace.ts';

export interface PlatformOptions {
  /** Folder of a built console. */
  readonly webRoot?: string;
  readonly ldap?: {
    readonly url: string;
    readonly startTls: boolean;
    readonly bind?: { readonly dn: string; readonly password: string };
    readonly base: string;
    readonly userFilter: string;
    readonly groups: Readonly<Record<'admin' | 'partner-admin' | 'billing', readonly string[]>>;
    readonly timeoutMs: number;
  };
}

export interface TestApp {
  readonly id: string;
  readonly orgId: string;
  readonly secret: string;
  readonly serviceSecret: string;
}

type Role = 'owner' | 'manager' | 'user';

interface SessionOwner {
  readonly kind: 'billing';
  readonly subject: string;
  readonly name: string;
}

interface Started {
  readonly origin: string;
  readonly contentOrigin: string;
  readonly ports: { readonly db: unknown; readonly config: { readonly policyVersion: string } };
  /** An organisation with one app; the named services are enabled, content delivery by default. */
  app(services?: readonly string[]): Promise<TestApp>;
  /** A new user with a role in an organisation, and the cookie value of a session of theirs. */
  signedIn(login: string, orgId?: string, role?: Role): Promise<{ id: string; password: string; token: string }>;
  /** A user with a role in an organisation. */
  user(login: string, orgId?: string, role?: Role): Promise<{ id: string; password: string }>;
  /** The cookie value of a new operator's session. */
  operator(login?: string): Promise<string>;
  stop(): Promise<void>;
}

/** What a service reports to the meter. */
export interface TestUse {
  readonly appId: string;
  readonly service: string;
  readonly metric: string;
  readonly amount: number;
}

export interface TestPlatform extends Started {
  /** Use that a service would have reported at that moment. */
  used(at: Date, uses: readonly TestUse[]): Promise<void>;
  /** The cookie value of a new billing administrator's session. */
  billing(): Promise<string>;
}

export async function testPlatform(options: PlatformOptions): Promise<TestPlatform> {
  const source = (path: string) => import(pathToFileURL(join(ROOT, 'packages/platform/src', path)).href);
  const { testPlatform: start } = (await source('testing/platform.ts')) as {
    testPlatform(options: PlatformOptions): Promise<Started>;
  };
  const { openSession } = (await source('kernel/who/sessions.ts')) as {
    openSession(db: unknown, ports: Started['ports'], who: SessionOwner): Promise<string>;
  };
  const { meterAdd } = (await source('core/meter/meter.ts')) as {
    meterAdd(db: unknown, at: Date, uses: readonly TestUse[]): Promise<void>;
  };
  const platform = await start(options);
  const { ports } = platform;
  return {
    ...platform,
    used: (at, uses) => meterAdd(ports.db, at, uses),
    billing: () => openSession(ports.db, ports, { kind: 'billing', subject: 'billing', name: 'billing' }),
  };
}
