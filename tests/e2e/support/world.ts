// What the browser tests of the console stand on: a real platform in this process, a browser, and people to sign in as.

import { join } from 'node:path';
import { createUos, session, type Uos } from '@uos/sdk';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openChromium } from './chromium.ts';
import { type PlatformOptions, type TestApp, type TestPlatform, testPlatform } from './platform.ts';
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

/** A member may look at the app, an outsider is a developer of another studio, a newcomer has not agreed to the terms. */
export type Who = 'visitor' | 'newcomer' | 'owner' | 'member' | 'outsider' | 'operator' | 'billing';

export interface World {
  readonly platform: TestPlatform;
  readonly browser: Browser;
  /** An app with content delivery and player accounts. */
  readonly app: TestApp;
  /** The SDK in the hands of the app's owner. */
  readonly uos: Uos;
  /** A page of somebody who is signed in; every call is a browser of its own. */
  as(who: Who, options?: VisitorOptions): Promise<Visitor>;
  /** Pictures of every open page in `tests/e2e/shots`, to see where a test stood when it failed. */
  shoot(name: string): Promise<void>;
  stop(): Promise<void>;
}

const SHOTS = join(import.meta.dirname, '../shots');
const SERVICES = ['asset-streaming', 'passport'];

export async function openWorld(options: PlatformOptions = {}): Promise<World> {
  const webRoot = process.env.UOS_TEST_WEB_ROOT;
  const platform = await testPlatform({ ...(webRoot === undefined ? {} : { webRoot }), ...options });
  const browser = await openChromium();
  const app = await platform.app(SERVICES);
  const elsewhere = await platform.app();
  const owner = await platform.signedIn('lin-owner', app.orgId, 'owner');
  const member = await platform.signedIn('mei-member', app.orgId, 'user');
  const outsider = await platform.signedIn('wu-outsider', elsewhere.orgId, 'owner');
  const newcomer = await platform.signedIn('an-newcomer', elsewhere.orgId, 'user');
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
  const uos = createUos({
    origin: platform.origin,
    as: session({ token: owner.token, appId: app.id, userId: owner.id }),
  });
  await uos.app.update({ appId: app.id, ProjectName: '星海物语' });
  await uos.passport.idDomains.create({ name: 'players' }).catch(() => undefined);
  const opened: Visitor[] = [];
  return {
    platform,
    browser,
    app,
    uos,
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
    async stop() {
      await Promise.all(opened.map(({ context }) => context.close()));
      await browser.close();
      await platform.stop();
    },
  };
}

/** The world of a test file: opened before its tests, and every test fails for what a page did against its policy. */
export function useWorld(options?: PlatformOptions | (() => PlatformOptions)): () => World {
  let world: World | undefined;
  const trouble: string[] = [];
  beforeAll(async () => {
    const opened = await openWorld(typeof options === 'function' ? options() : options);
    world = {
      ...opened,
      as: async (who, visitorOptions) => {
        const visitor = await opened.as(who, visitorOptions);
        visitor.onTrouble((line) => trouble.push(line));
        return visitor;
      },
    };
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await world?.shoot(task.name);
    }
    expect(trouble.splice(0), 'policy violations and errors of the page').toEqual([]);
  });
  afterAll(() => world?.stop());
  return () => {
    if (world === undefined) {
      throw new Error('the world opens before the first test');
    }
    return world;
  };
}

/** A user who has not to agree to the terms any more. */
export async function agreeToTerms({ origin, ports }: TestPlatform, id: string, token: string): Promise<void> {
  const { user } = createUos({ origin, as: session({ token }) });
  await user.update({ id, Properties: { policyVersion: ports.config.policyVersion } });
}
