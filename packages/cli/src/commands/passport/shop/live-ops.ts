// What of live operations lies in files: achievements, quests, battle passes, templates of mail. Each is there beside the
// economy, whose resources it gives.
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import { take } from '../../../program/lists.ts';
import { amountsOf, type Kind, only, PAGE, type Passport, resourcesOf, sent, type Value } from './kind.ts';

const ACHIEVEMENT: Kind = {
  name: 'achievement',
  file: 'achievements.json',
  title: { zh: '成就', en: 'achievement' },
  operation: 'passport.achievements.create',
  defaults: {
    ...{ startValue: 0, description: '', category: '', series: '', rewards: [], hidden: false, properties: {} },
  },
  refs: ({ rewards }) => resourcesOf('rewards', rewards),
  async list({ achievements }) {
    return (await take(achievements.search.all(PAGE))).map(({ slugName: slug, rewards, releaseStatus, ...row }) => ({
      slug,
      value: {
        ...only(row, ['displayName', 'startValue', 'thresholdValue', 'description', 'category', 'series']),
        ...{ rewards: amountsOf(rewards) },
        ...only(row, ['hidden', 'properties']),
      },
      isPublished: releaseStatus === 'released',
    }));
  },
  create: ({ achievements }, slugName, value) => sent(achievements.create, { slugName, ...value }),
  update: ({ achievements }, id, change) => sent(achievements.update, { id, ...change }),
  remove: ({ achievements }, id) => achievements.remove({ id }),
  publishing: {
    fixed: ['startValue', 'thresholdValue'],
    publish: ({ achievements }, slugNames) => achievements.release({ slugNames: [...slugNames] }),
    revoke: ({ achievements }, slugNames) => achievements.revoke({ slugNames: [...slugNames] }),
  },
};

type Quest = Awaited<ReturnType<Passport['quests']['get']>>['quest'];

const QUEST: Kind = {
  name: 'quest',
  file: 'quests.json',
  title: { zh: '任务', en: 'quest' },
  operation: 'passport.quests.create',
  defaults: { resetHour: 0, items: [], properties: {} },
  parts: { items: { defaults: { points: 0, kind: 'Task' } } },
  refs: ({ items }) =>
    (items as readonly { readonly rewards: unknown }[]).flatMap(({ rewards }, at) =>
      resourcesOf(`items[${at}].rewards`, rewards),
    ),
  async list({ quests }) {
    return (await take(quests.search.all(PAGE))).map((quest) => ({
      slug: quest.slugName,
      value: questValue(quest),
      isPublished: quest.status === 'questPublished',
    }));
  },
  create: ({ quests }, slugName, value) => sent(quests.create, { slugName, ...value }),
  async update({ quests }, id, change) {
    const { quest } = await quests.get({ id });
    const whole = { slugName: id, ...questValue(quest), ...change };
    const { failed } = await sent(quests.import, { quests: [whole], overwrite: true });
    const [refused] = failed;
    if (refused !== undefined) {
      throw new CliError('refused', { exit: EXIT.failed, what: () => `quests.json: ${id}: ${refused.message}` });
    }
  },
  remove: ({ quests }, id) => quests.remove({ id }),
  publishing: {
    fixed: ['displayName', 'type', 'layout', 'resetHour', 'items', 'properties'],
    publish: ({ quests }, slugs) => each(slugs, (id) => quests.publish({ id })),
    revoke: ({ quests }, slugs) => each(slugs, (id) => quests.revoke({ id })),
  },
};

function questValue({ items, ...row }: Quest): Value {
  return {
    ...only(row, ['displayName', 'type', 'layout', 'resetHour']),
    items: items.map(({ rewards, ...item }) => ({
      ...only(item, ['slugName', 'displayName', 'kind', 'thresholdValue', 'points']),
      ...{ rewards: amountsOf(rewards), order: item.order },
    })),
    ...only(row, ['properties']),
  };
}

interface Slot {
  readonly slugName: string;
  readonly unlockProductSlug: string;
  readonly rewards: readonly { readonly level: number; readonly items: unknown }[];
}

const PASS: Kind = {
  name: 'pass',
  file: 'passes.json',
  title: { zh: '战令', en: 'battle pass' },
  operation: 'passport.battlePasses.create',
  defaults: {
    ...{ description: '', endTime: null, dailyExpLimit: 0, weeklyExpLimit: 0, dayStartHour: 0, slots: [] },
  },
  parts: {
    slots: {
      defaults: { unlockedByDefault: false, unlockProductSlug: '', rewards: [] },
      made: { operation: 'passport.battlePassSlots.create', of: 'battlePassSlugName' },
    },
  },
  // why by level: the platform has them so
  normal: ({ slots, ...value }) => ({
    ...value,
    slots: (slots as readonly Slot[]).map((slot) => ({
      ...slot,
      rewards: slot.rewards.toSorted((one, other) => one.level - other.level),
    })),
  }),
  refs: ({ slots }) =>
    (slots as readonly Slot[]).flatMap(({ unlockProductSlug: slug, rewards }, at) => [
      ...(slug === '' ? [] : [{ kind: 'product', slug, at: `slots[${at}].unlockProductSlug` }]),
      ...rewards.flatMap(({ items }, row) => resourcesOf(`slots[${at}].rewards[${row}].items`, items)),
    ]),
  async list({ battlePasses }) {
    return (await take(battlePasses.search.all(PAGE))).map(({ slots, ...row }) => ({
      slug: row.slugName,
      value: {
        ...only(row, ['displayName', 'description', 'startTime', 'endTime', 'maxLevel', 'levelExp']),
        ...only(row, ['dailyExpLimit', 'weeklyExpLimit', 'dayStartHour']),
        slots: slots.map((slot) =>
          only(slot, ['slugName', 'displayName', 'unlockedByDefault', 'unlockProductSlug', 'order', 'rewards']),
        ),
      },
      isPublished: row.published,
    }));
  },
  async create(passport, slugName, { slots, ...value }) {
    await sent(passport.battlePasses.create, { slugName, ...value });
    await writeSlots(passport, slugName, slots as readonly Slot[]);
  },
  async update(passport, id, { slots, ...change }) {
    // why first: levels that go must have no rewards any more, and rewards need their levels
    const isShorter = slots !== undefined && change.maxLevel !== undefined;
    if (isShorter && Number(change.maxLevel) < (await passport.battlePasses.get({ id })).battlePass.maxLevel) {
      await writeSlots(passport, id, slots as readonly Slot[]);
    }
    if (Object.keys(change).length > 0) {
      await sent(passport.battlePasses.update, { id, ...change });
    }
    if (slots !== undefined) {
      await writeSlots(passport, id, slots as readonly Slot[]);
    }
  },
  remove: ({ battlePasses }, id) => battlePasses.remove({ id }),
  publishing: {
    fixed: [],
    publish: ({ battlePasses }, slugs) => each(slugs, (id) => battlePasses.publish({ id })),
    revoke: ({ battlePasses }, slugs) => each(slugs, (id) => battlePasses.revoke({ id })),
  },
};

/** Makes the slots of a pass these: what is there by its slug is changed, what is not among them goes. */
async function writeSlots(
  { battlePasses, battlePassSlots }: Passport,
  battlePassSlugName: string,
  wanted: readonly Slot[],
): Promise<void> {
  const { slots } = (await battlePasses.get({ id: battlePassSlugName })).battlePass;
  for (const { id, slugName } of slots) {
    if (!wanted.some((one) => one.slugName === slugName)) {
      await battlePassSlots.remove({ id });
    }
  }
  for (const slot of wanted) {
    const { slugName, ...value } = slot;
    const found = slots.find((one) => one.slugName === slugName);
    await (found === undefined
      ? sent(battlePassSlots.create, { battlePassSlugName, ...slot })
      : sent(battlePassSlots.update, { id: found.id, ...value }));
  }
}

const TEMPLATE: Kind = {
  name: 'template',
  file: 'templates.json',
  title: { zh: '邮件模板', en: 'mail template' },
  operation: 'passport.inboxTemplates.create',
  defaults: {
    ...{ sendTime: null, expireType: 'Duration', expireDuration: 30 * 86_400, expireAt: null },
    ...{ content: '', sender: '', attachments: [], properties: {} },
  },
  never: ['scope'],
  refs: ({ attachments }) => resourcesOf('attachments', attachments),
  async list({ inboxTemplates }) {
    return (await take(inboxTemplates.search.all(PAGE))).map((row) => ({
      slug: row.slugName,
      value: only(row, [
        ...(['displayName', 'scope', 'sendTime', 'expireType', 'expireDuration', 'expireAt'] as const),
        ...(['title', 'content', 'sender', 'attachments', 'properties'] as const),
      ]),
    }));
  },
  create: ({ inboxTemplates }, slugName, value) => sent(inboxTemplates.create, { slugName, ...value }),
  update: ({ inboxTemplates }, id, change) => sent(inboxTemplates.update, { id, ...change }),
  remove: ({ inboxTemplates }, id) => inboxTemplates.remove({ id }),
};

export const LIVE_OPS: readonly Kind[] = [ACHIEVEMENT, QUEST, PASS, TEMPLATE];

async function each(slugs: readonly string[], work: (slug: string) => Promise<unknown>): Promise<void> {
  for (const slug of slugs) {
    await work(slug);
  }
}
