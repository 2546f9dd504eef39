// Rows → what callers see: quests, their items, and how far a persona is in them.
import type { Call } from '#kernel/call/call';
import { shownAmounts } from '../economy/replies.ts';
import { findResources, type ResourceRow } from '../economy/store/resources.ts';
import { periodOf, pointsOf, questStatus, type Reached } from './rules.ts';
import { reachedIn } from './store/progress.ts';
import { itemsOf, type QuestItemRow, type QuestRow } from './store/quests.ts';

type Asked = Pick<Call, 'db' | 'appId'>;
type Resources = ReadonlyMap<string, ResourceRow>;

/** In the order of the rows. */
export async function itemReplies(call: Asked, rows: readonly QuestItemRow[]) {
  const resources = await resourcesOf(call, rows);
  return rows.map((row) => ({
    id: row.id,
    slugName: row.slug_name,
    displayName: row.display_name,
    kind: row.kind,
    thresholdValue: row.threshold,
    points: row.points,
    rewards: [...shownAmounts(row.rewards, resources)],
    order: row.position,
    status: row.published ? ('published' as const) : ('unpublished' as const),
  }));
}

/** With their items, in the order of the rows. */
export async function questReplies(call: Asked, rows: readonly QuestRow[]) {
  const items = await itemsIn(call, rows);
  const shown = new Map((await itemReplies(call, items)).map((item) => [item.id, item]));
  return rows.map((row) => {
    const own = items.filter(({ quest_id }) => quest_id === row.id);
    return {
      id: row.id,
      idDomainID: row.app_id,
      slugName: row.slug_name,
      displayName: row.display_name,
      type: row.type,
      layout: row.layout,
      status: questStatus(own),
      resetHour: row.reset_hour,
      items: own.flatMap(({ id }) => shown.get(id) ?? []),
      createdAt: row.created_at,
      modifiedAt: row.modified_at,
      properties: row.properties,
    };
  });
}

/** How far a persona is in the periods of now, of which nothing is written; in the order of the rows. */
export async function personaQuestReplies(
  call: Asked & Pick<Call, 'now'>,
  personaId: string,
  rows: readonly QuestRow[],
) {
  const items = (await itemsIn(call, rows)).filter(({ published }) => published);
  const resources = await resourcesOf(call, items);
  const found = await reachedIn(
    call.db,
    { appId: call.appId, personaId },
    items.map(({ id }) => id),
  );
  return rows.map((row) => {
    const period = periodOf(row, call.now);
    const own = items.filter(({ quest_id }) => quest_id === row.id);
    const reached = new Map<string, Reached>();
    for (const one of found) {
      // why not before: a clock that is ahead of this one may have begun the next period
      if (Date.parse(one.period_start) >= Date.parse(period.start)) {
        const [isDone, isRedeemed] = [one.completed_at !== null, one.redeemed_at !== null];
        reached.set(one.item_id, { value: one.value, isDone, isRedeemed });
      }
    }
    const points = pointsOf(row, own, reached);
    return {
      slugName: row.slug_name,
      displayName: row.display_name,
      type: row.type,
      layout: row.layout,
      points,
      periodStart: period.start,
      periodEnd: period.end,
      items: own.map((item) => itemReply(item, { resources, points, reached: reached.get(item.id) })),
    };
  });
}

function itemReply(
  item: QuestItemRow,
  {
    resources,
    points,
    reached,
  }: { readonly resources: Resources; readonly points: number; readonly reached: Reached | undefined },
) {
  const isTask = item.kind === 'Task';
  return {
    slugName: item.slug_name,
    displayName: item.display_name,
    kind: item.kind,
    points: item.points,
    order: item.position,
    achievedValue: isTask ? (reached?.value ?? 0) : points,
    thresholdValue: item.threshold,
    completed: isTask ? reached?.isDone === true : reached?.isRedeemed === true || points >= item.threshold,
    redeemed: reached?.isRedeemed === true,
    rewards: [...shownAmounts(item.rewards, resources)],
  };
}

const itemsIn = ({ db, appId }: Asked, rows: readonly QuestRow[]): Promise<QuestItemRow[]> =>
  itemsOf(
    db,
    appId,
    rows.map(({ id }) => id),
  );

async function resourcesOf({ db, appId }: Asked, items: readonly QuestItemRow[]): Promise<Resources> {
  const slugs = new Set(items.flatMap(({ rewards }) => rewards.map(({ resourceSlug }) => resourceSlug)));
  return slugs.size === 0
    ? new Map()
    : new Map((await findResources(db, appId, [...slugs])).map((row) => [row.slug_name, row]));
}
