// What a player would get, and why; nothing is counted and nothing is changed.
import { remoteConfigLabels } from '@uos/contract/labels';
import { ruleFaultWords } from '@uos/contract/messages';
import { ruleRoots } from '@uos/contract/rules';
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { momentOf } from '../dev/clock/duration.ts';
import { readDocument } from './file.ts';
import { noteMisspelt } from './misspelt.ts';

export default defineCommand({
  id: 'remote-config try',
  summary: { zh: '模拟一个玩家会读到什么，以及原因', en: 'Show what a player would get, and why' },
  description: {
    zh: '不计用量，不改变任何东西。属性写成 组.名=值：数字与 true、false 按原类型，其余为文本；要文本时加引号。',
    en: 'Nothing is counted or changed. Attributes are written group.name=value: numbers, true and false are what they look like, all else is a text; quotes make a text of anything.',
  },
  flags: {
    user: {
      type: 'string',
      value: 'id',
      text: { zh: '用户 ID，决定放量与变体', en: 'User, decides place and variant' },
    },
    attr: {
      type: 'string',
      many: true,
      value: 'group.name=value',
      text: { zh: '玩家属性', en: 'An attribute of the player' },
    },
    at: { type: 'string', value: 'time', text: { zh: '时刻，默认现在', en: 'Moment, now unless given' } },
    key: {
      type: 'string',
      many: true,
      value: 'key',
      text: { zh: '只看这些键', en: 'Only this key' },
    },
    draft: {
      type: 'string',
      value: 'file',
      text: { zh: '像这个文件已写入一样', en: 'As if this file were written' },
    },
    why: { type: 'boolean', text: { zh: '列出每条覆盖规则的判定', en: 'The verdict on each override instead' } },
  },
  examples: [
    {
      text: { zh: '一个金牌玩家读到什么', en: 'What a gold player gets' },
      line: 'uos remote-config try --user p-7 --attr user.tier=gold --attr app.version=3',
    },
    { text: { zh: '为什么', en: 'And why' }, line: 'uos remote-config try --user p-7 --why' },
    {
      text: { zh: '写入文件之前', en: 'Before a file is written' },
      line: 'uos remote-config try --user p-7 --draft remote-config.json',
    },
  ],
  output: {
    columns: [
      { field: 'key', title: { zh: '键', en: 'Key' } },
      { field: 'type', title: { zh: '类型', en: 'Type' } },
      { field: 'value', title: { zh: '值', en: 'Value' } },
      { field: 'override', title: { zh: '来自', en: 'From' } },
      { field: 'reason', title: { zh: '判定', en: 'Verdict' }, labels: remoteConfigLabels.override.reason },
      { field: 'bucket', title: { zh: '分桶', en: 'Place' } },
      { field: 'variant', title: { zh: '变体', en: 'Variant' } },
      { field: 'message', title: { zh: '消息', en: 'Message' } },
    ],
    fields: ['key', 'type', 'value', 'override', 'reason', 'bucket', 'variant', 'message'],
  },
  replaces: ['remoteConfig.settings.simulate'],
  async run(ctx) {
    const { user, attr, at, key, why, draft } = ctx.flags;
    const time = at === undefined ? undefined : momentOf(at);
    if (at !== undefined && time === undefined) {
      throw usageError(
        'bad-date',
        () => ctx.say({ zh: `--at：“${at}”不是可用的时刻。`, en: `--at: "${at}" is no moment that will do.` }),
        'uos remote-config try --help',
      );
    }
    const document = draft === undefined ? undefined : draftOf(ctx, draft);
    const remoteConfig = await ctx.uos.service('remoteConfig');
    if (document !== undefined) {
      await noteMisspelt(ctx, remoteConfig.attributes, document);
    }
    const { settings, overrides, sources } = await remoteConfig.settings.simulate({
      ...(user !== undefined && { userId: user }),
      ...(time !== undefined && { time }),
      ...(key.length > 0 && { keys: [...key] }),
      ...(document !== undefined && { document }),
      attributes: attributesOf(attr, (given) =>
        usageError(
          'bad-attribute',
          () =>
            ctx.say({
              zh: `--attr：“${given}”应写成 user.tier=gold，组为 ${ruleRoots.join('、')}。`,
              en: `--attr: "${given}" should look like user.tier=gold, in one of ${ruleRoots.join(', ')}.`,
            }),
          'uos remote-config try --help',
        ),
      ),
    });
    if (why) {
      return overrides.map(({ name, reason, bucket, variantName, message, position }) => ({
        ...{ override: name, reason, bucket, variant: variantName },
        message: message === '' ? '' : `${ruleFaultWords(message, ctx.lang)} (${position})`,
      }));
    }
    const names = new Map(overrides.map(({ overrideId, name }) => [overrideId, name]));
    return Object.entries(settings)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { type, value }]) => ({ key: name, type, value, override: names.get(sources[name] ?? '') ?? '' }));
  },
});

/** All that the file says, and whom of a new rollout nobody knows yet. */
function draftOf(ctx: Parameters<typeof readDocument>[0] & Pick<Context, 'note'>, file: string) {
  const { configs, overrides } = readDocument(ctx, file);
  const drawn = overrides.filter(
    ({ overrideId, status, rolloutPercentage = 100, variants = [] }) =>
      overrideId === undefined && status === 'enable' && (rolloutPercentage < 100 || variants.length > 1),
  );
  for (const { name } of drawn) {
    ctx.note({
      zh: `“${name}”没有 overrideId：命中哪些玩家要到写入时才确定。现在就要确定，可在文件里给它一个 UUID。`,
      en: `"${name}" has no overrideId: which players it hits is drawn when it is written. Give it a UUID in the file to have that drawn now.`,
    });
  }
  return { configs, overrides };
}

type Group = Record<string, string | number | boolean>;

function attributesOf(given: readonly string[], wrong: (given: string) => Error) {
  const groups: Record<(typeof ruleRoots)[number], Group> = { unity: {}, app: {}, user: {} };
  for (const one of given) {
    const [, root = '', name = '', text = ''] = /^(\w+)\.([^=]+)=(.*)$/s.exec(one) ?? [];
    const group = ruleRoots.find((known) => known === root);
    if (group === undefined) {
      throw wrong(one);
    }
    groups[group][name] = readValue(text);
  }
  return groups;
}

function readValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') {
    return text === 'true';
  }
  if (/^-?\d+(\.\d+)?$/.test(text)) {
    return Number(text);
  }
  return /^(['"]).*\1$/s.test(text) ? text.slice(1, -1) : text;
}
