// What the browser tests of the console stand on: a real platform in this process, a browser, and people to sign in as.

import { join } from 'node:path';
import { createUos, session, type Uos } from '@uos/sdk';
import type { Browser } from 'playwright-core';
import { openChromium } from './chromium.ts';
import { type PlatformOptions, type TestApp, type TestPlatform, testPlatform } from './platform.ts';
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

/** A member may look at the app, an outsider is a developer of another studio, a newcomer has not agreed to the terms. */
export type Who = 'visitor' | 'newcomer' | 'owner' | 'member' | 'outsider' | 'operator' | 'billing';

/** What a world stands on; several may stand on the same. */
export interface Ground {
  readonly platform: TestPlatform;
  readonly browser: Browser;
}

export interface World extends Ground {
  /** An app with content delivery and player accounts, in an organisation that no other world has. */
  readonly app: TestApp;
  /** The SDK in the hands of the app's owner. */
  readonly uos: Uos;
  /** The same, in the name of another app of the organisation. */
  inApp(appId: string): Uos;
  /** A page of somebody who is signed in; every call is a browser of its own. */
  as(who: Who, options?: VisitorOptions): Promise<Visitor>;
  /** Pictures of every open page in `tests/e2e/shots`, to see where a test stood when it failed. */
  shoot(name: string): Promise<void>;
  /** Closes its pages; the ground stays. */
  close(): Promise<void>;
}

const SHOTS = join(import.meta.dirname, '../shots');
const SERVICES = ['asset-streaming', 'passport'];

/** A platform with the console that UOS_TEST_WEB_ROOT names, or with the built one. */
export function openPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const webRoot = process.env.UOS_TEST_WEB_ROOT;
  return testPlatform({ ...(webRoot === undefined ? {} : { webRoot }), ...options });
}

/** A world that has its ground to itself, and takes it along when it stops. */
export async function openWorld(options?: PlatformOptions): Promise<World & { stop(): Promise<void> }> {
  const [platform, browser] = await Promise.all([openPlatform(options), openChromium()]);
  const world = await worldOn({ platform, browser });
  return {
    ...world,
    async stop() {
      await world.close();
      await browser.close();
      await platform.stop();
    },
  };
}

const worlds = new WeakMap<TestPlatform, number>();

/** An organisation with its people on a platform that may have others. */
export async function worldOn({ platform, browser }: Ground): Promise<World> {
  const number = (worlds.get(platform) ?? 0) + 1;
  worlds.set(platform, number);
  // why: two people of one platform have not the same name
  const named = (login: string): string => (number === 1 ? login : `${login}-${number}`);
  const app = await platform.app(SERVICES);
  const elsewhere = await platform.app();
  const owner = await platform.signedIn(named('lin-owner'), app.orgId, 'owner');
  const member = await platform.signedIn(named('mei-member'), app.orgId, 'user');
  const outsider = await platform.signedIn(named('wu-outsider'), elsewhere.orgId, 'owner');
  const newcomer = await platform.signedIn(named('an-newcomer'), elsewhere.orgId, 'user');
  const sessions = {
    newcomer: ['sst', newcomer.token],
    owner: ['sst', owner.token],
    member: ['sst', member.token],
    outsider: ['sst', outsider.token],
    operator: ['admin_sst', await platform.operator()],
    billing: ['bc_admin_sst', await platform.billing()],
  } as const;
  for (const { id, token } of [owner, member, outsider]) {
    await agreeToTerms(platform, id, token);
  }
  const inApp = (appId: string): Uos =>
    createUos({ origin: platform.origin, as: session({ token: owner.token, appId, userId: owner.id }) });
  const uos = inApp(app.id);
  await uos.app.update({ appId: app.id, ProjectName: '星海物语' });
  await uos.passport.idDomains.create({ name: 'players' }).catch(() => undefined);
  const opened: Visitor[] = [];
  return {
    platform,
    browser,
    app,
    uos,
    inApp,
    async as(who, visitorOptions = {}) {
      const visitor = await openVisitor(browser, platform, visitorOptions);
      opened.push(visitor);
      if (who !== 'visitor') {
        const [name, value] = sessions[who];
        await visitor.context.addCookies([{ name, value, url: platform.origin, httpOnly: true, sameSite: 'Lax' }]);
      }
      return visitor;
    },
    async shoot(name) {
      const pages = opened.flatMap(({ context }) => context.pages());
      const file = (index: number) => join(SHOTS, `${name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60)}-${index}.png`);
      await Promise.allSettled(pages.map((page, index) => page.screenshot({ path: file(index), timeout: 5000 })));
    },
    async close() {
      await Promise.all(opened.map(({ context }) => context.close()));
    },
  };
}

/** A user who has not to agree to the terms any more. */
export async function agreeToTerms({ origin, ports }: TestPlatform, id: string, token: string): Promise<void> {
  const { user } = createUos({ origin, as: session({ token }) });
  await user.update({ id, Properties: { policyVersion: ports.config.policyVersion } });
}
