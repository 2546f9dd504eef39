// Pages that go from screen to screen as a person does, by links: a console that is loaded anew for each costs three
// times as much as the screen.

import type { Page } from 'playwright-core';
import type { Visitor, VisitorOptions } from './visitor.ts';
import type { Who, World } from './world.ts';

export interface Pages {
  /** A page of that person at that address, perhaps one that showed something else before. */
  open(who: Who, address: string): Promise<Page>;
  /** Takes a page back that stands on a screen with nothing open over it. */
  giveBack(who: Who, page: Page): void;
}

export function pagesOf(world: () => World, options?: VisitorOptions): Pages {
  const visitors = new Map<Who, Promise<Visitor>>();
  const idle = new Map<Who, Page[]>();
  // why one browser for all that a person sees: only the first screen has to fetch the parts that all have
  const visitorOf = (who: Who): Promise<Visitor> => {
    const known = visitors.get(who) ?? world().as(who, options);
    visitors.set(who, known);
    return known;
  };
  return {
    async open(who, address) {
      const page = idle.get(who)?.pop();
      if (page !== undefined) {
        await follow(page, address);
        return page;
      }
      const fresh = await (await visitorOf(who)).beside();
      await fresh.goto(address);
      return fresh;
    },
    giveBack(who, page) {
      idle.set(who, [...(idle.get(who) ?? []), page]);
    },
  };
}

/** As a link does it; answers once the other screen stands in the place of the first. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await page.waitForFunction(() => {
    const { stores, latestLocation } = (self as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__;
    return stores.resolvedLocation.get()?.href === latestLocation.href;
  });
}

/** What the router of the console says of itself. */
interface Router {
  readonly latestLocation: { readonly href: string };
  readonly stores: { readonly resolvedLocation: { get(): { readonly href: string } | undefined } };
}
