// What uses resources, so that none is deleted that something still names. Each room that does adds itself here; it holds
// the resource while it begins to, by `requireResources`.
import type { Db } from '#db/connect';
import { achievementWith } from '../achievements/store.ts';
import { passWith } from '../battle-passes/store/passes.ts';
import { classWith } from '../gifts/store/classes.ts';
import { templateWith } from '../inbox/store/templates.ts';
import { boardWith } from '../leaderboards/store/boards.ts';
import { itemWith } from '../quests/store/quests.ts';
import { isOwned } from './store/inventory.ts';
import { productWith } from './store/products.ts';

interface ResourceUser {
  /** As a refusal names it. */
  readonly what: string;
  isUsing(db: Db, appId: string, slug: string): Promise<boolean>;
}

const has = (find: (db: Db, appId: string, slug: string) => Promise<string | undefined>): ResourceUser['isUsing'] => {
  return async (db, appId, slug) => (await find(db, appId, slug)) !== undefined;
};

const RESOURCE_USERS: readonly ResourceUser[] = [
  { what: 'a product', isUsing: has(productWith) },
  { what: 'a leaderboard', isUsing: has(boardWith) },
  { what: 'a mail template', isUsing: has(templateWith) },
  { what: 'an achievement', isUsing: has(achievementWith) },
  { what: 'a gift pack', isUsing: has(classWith) },
  { what: 'a battle pass', isUsing: has(passWith) },
  { what: 'a quest', isUsing: has(itemWith) },
  { what: 'the inventory of a persona', isUsing: isOwned },
];

/** What uses a resource, or undefined where nothing does. */
export async function userOfResource(db: Db, appId: string, slug: string): Promise<string | undefined> {
  for (const { what, isUsing } of RESOURCE_USERS) {
    if (await isUsing(db, appId, slug)) {
      return what;
    }
  }
  return undefined;
}
