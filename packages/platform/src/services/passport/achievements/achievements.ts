// Achievements as developers make them. Source: wire/passport.md 2.7, 3.7 rows 157-166, 5.8.
import type { InputOf, passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { shownAmounts } from '../economy/replies.ts';
import { requireResources } from '../economy/require.ts';
import { findResources } from '../economy/store/resources.ts';
import { requireIdDomain } from '../id-domains.ts';
import { importRows } from '../imports.ts';
import { refuseReserved } from '../reserved-slugs.ts';
import {
  type AchievementRow,
  deleteAchievement,
  findAchievement,
  insertAchievement,
  listAchievements,
  lockAchievements,
  updateAchievements,
  wordsOf,
} from './store.ts';

type Achievements = typeof passport.tree.achievements;
type Fields = InputOf<Achievements['create']>;
type Change = Omit<InputOf<Achievements['update']>, 'id'>;

export const achievements: Handlers<typeof passport>['achievements'] = {
  async search(call) {
    await requireIdDomain(call);
    const { displayName, category, series, releaseStatus } = call.input;
    const page = startCountPage(call.input);
    const filter = {
      ...{ category, series },
      name: displayName === undefined ? undefined : likePart(displayName),
      isReleased: releaseStatus === undefined ? undefined : releaseStatus === 'released',
    };
    const { rows, total } = await listAchievements(call.db, call.appId, filter, page);
    return { achievementMeta: await replies(call, rows), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async create(call) {
    await requireIdDomain(call);
    await make(call, call.input);
    return reply(call, call.input.slugName);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, ...change } = call.input;
    const before = await held(call, id);
    call.note({ target: before.slug_name, before: { achievementMeta: (await replies(call, [before]))[0] } });
    await write(call, before, change);
    return reply(call, before.slug_name);
  },
  async remove(call) {
    await requireIdDomain(call);
    const before = await held(call, call.input.id);
    const achievementMeta = (await replies(call, [before]))[0];
    call.note({ target: before.slug_name, before: { achievementMeta }, after: undefined });
    if (!(await deleteAchievement(call.db, call.appId, before.slug_name))) {
      throw isReleased(call);
    }
    return {};
  },
  release: (call) => step(call, true),
  revoke: (call) => step(call, false),
  async import(call) {
    await requireIdDomain(call);
    const { achievementMeta: rows, overwrite = false } = call.input;
    return importRows(call, rows, async (row) => {
      const [before] = overwrite ? await lockAchievements(call.db, call.appId, [row.slugName]) : [];
      if (before === undefined) {
        await make(call, row);
        return 'created';
      }
      const { slugName: _, ...change } = row;
      await write(call, before, change);
      return 'updated';
    });
  },
  async categories(call) {
    await requireIdDomain(call);
    const categories = await wordsOf(call.db, call.appId, 'category');
    return { categories, total: categories.length };
  },
  async series(call) {
    await requireIdDomain(call);
    const series = await wordsOf(call.db, call.appId, 'series');
    return { series, total: series.length };
  },
};

async function make(call: Call, fields: Fields): Promise<void> {
  const { slugName, startValue = 0, thresholdValue } = fields;
  refuseReserved(call, 'achievement', slugName);
  refuseStill(call, startValue, thresholdValue);
  const rewards = amountsOf(fields.rewards);
  await requireResources(call, slugsOf(rewards));
  const made = await insertAchievement(call.db, {
    app_id: call.appId,
    slug_name: slugName,
    display_name: fields.displayName,
    description: fields.description ?? '',
    category: fields.category ?? '',
    series: fields.series ?? '',
    start_value: startValue,
    threshold_value: thresholdValue,
    rewards: json(rewards),
    hidden: fields.hidden ?? false,
    is_released: false,
    properties: json({ ...fields.properties }),
    created_at: call.now,
    modified_at: call.now,
  });
  if (!made) {
    throw call.refuse('exists', 'slugName already exists');
  }
}

/** Changes one that is held. */
async function write(call: Call, before: AchievementRow, change: Change): Promise<void> {
  const startValue = change.startValue ?? before.start_value;
  const thresholdValue = change.thresholdValue ?? before.threshold_value;
  if (before.is_released && (startValue !== before.start_value || thresholdValue !== before.threshold_value)) {
    throw isReleased(call);
  }
  refuseStill(call, startValue, thresholdValue);
  const rewards = change.rewards && amountsOf(change.rewards);
  await requireResources(call, slugsOf(rewards ?? []));
  await updateAchievements(call.db, call.appId, [before.slug_name], {
    display_name: change.displayName,
    description: change.description,
    category: change.category,
    series: change.series,
    start_value: startValue,
    threshold_value: thresholdValue,
    rewards: rewards && json(rewards),
    hidden: change.hidden,
    properties: change.properties && json({ ...change.properties }),
    modified_at: call.now,
  });
}

async function step(call: Call<{ readonly slugNames: readonly string[] }>, is: boolean) {
  await requireIdDomain(call);
  const slugs = [...new Set(call.input.slugNames)];
  const rows = await lockAchievements(call.db, call.appId, slugs);
  const bySlug = new Map(rows.map((row) => [row.slug_name, row]));
  const unknown = slugs.find((slug) => !bySlug.has(slug));
  if (unknown !== undefined) {
    throw call.refuse('not-found', 'achievement not found', { details: [`slugNames: ${unknown}`] });
  }
  const turned = rows.filter((row) => row.is_released !== is).map((row) => row.slug_name);
  call.note({ target: slugs.join(', ') });
  if (turned.length > 0) {
    await updateAchievements(call.db, call.appId, turned, { is_released: is, modified_at: call.now });
  }
  const now = slugs.flatMap((slug) => {
    const row = bySlug.get(slug);
    const isTurned = turned.includes(slug);
    return row === undefined ? [] : [{ ...row, is_released: is, ...(isTurned && { modified_at: call.now }) }];
  });
  return { achievementMeta: await replies(call, now) };
}

async function reply(call: Call, slug: string) {
  const row = await findAchievement(call.db, call.appId, slug);
  const [achievementMeta] = row === undefined ? [] : await replies(call, [row]);
  if (achievementMeta === undefined) {
    throw noAchievement(call);
  }
  return { achievementMeta };
}

async function replies({ db, appId }: Call, rows: readonly AchievementRow[]) {
  const slugs = [...new Set(rows.flatMap(({ rewards }) => slugsOf(rewards)))];
  const resources = new Map((await findResources(db, appId, slugs)).map((row) => [row.slug_name, row]));
  return rows.map((row) => ({
    slugName: row.slug_name,
    idDomainID: row.app_id,
    displayName: row.display_name,
    description: row.description,
    category: row.category,
    series: row.series,
    startValue: row.start_value,
    thresholdValue: row.threshold_value,
    rewards: [...shownAmounts(row.rewards, resources)],
    hidden: row.hidden,
    releaseStatus: row.is_released ? ('released' as const) : ('unreleased' as const),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  }));
}

async function held(call: Call, slug: string): Promise<AchievementRow> {
  const [row] = await lockAchievements(call.db, call.appId, [slug]);
  if (row === undefined) {
    throw noAchievement(call);
  }
  return row;
}

interface Given {
  readonly resourceSlug: string;
  readonly quantity: number;
}

const amountsOf = (given: readonly Given[] = []): Given[] =>
  given.map(({ resourceSlug, quantity }) => ({ resourceSlug, quantity }));
const slugsOf = (amounts: readonly Given[]): string[] => amounts.map(({ resourceSlug }) => resourceSlug);

function refuseStill(call: Call, start: number, threshold: number): void {
  if (start === threshold) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['thresholdValue: is not the start'] });
  }
}

export const noAchievement = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'achievement not found');
const isReleased = (call: Pick<Call, 'refuse'>) => call.refuse('precondition', 'the achievement is released');
