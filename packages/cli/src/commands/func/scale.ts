// How many servers a function has: a number, or bounds within which their load decides.
import { funcLabels } from '@uos/contract/labels';
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { appIdOf } from '../app/apps.ts';

const DEFAULTS = { resource: 'cpu', extendThreshold: 70, shrinkThreshold: 25 } as const;

/** What is typed for each field. */
const WORDS = {
  ...{ minServers: '<servers>', maxServers: '<servers>', extendThreshold: '--above', shrinkThreshold: '--below' },
  ...{ step: '--step', cooldownSeconds: '--pause', windowSeconds: '--window' },
} as const;

export default defineCommand({
  id: 'func scale',
  summary: { zh: '设置函数服务器的数量', en: 'Set how many servers a function has' },
  description: {
    zh: '3 是固定数量，1-4 是范围：在范围内按负载增减。没有给出的选项保持不变，第一次默认 CPU、70%、25%。不带参数时显示当前设置。--off 关闭自动伸缩，服务器保留。',
    en: '3 is a number, 1-4 are bounds within which the load decides. What is not given stays as it is; the first time it is cpu, 70 and 25 percent. Without an argument it shows what is set. --off closes the autoscaler and leaves its servers.',
  },
  args: { servers: { optional: true, text: { zh: '数量或范围', en: 'A number, or bounds' } } },
  flags: {
    by: { type: 'string', choices: ['cpu', 'memory'], text: { zh: '依据的负载', en: 'The load that decides' } },
    above: { type: 'number', value: 'percent', text: { zh: '高于多少时增加', en: 'Add servers above' } },
    below: { type: 'number', value: 'percent', text: { zh: '低于多少时减少', en: 'Remove servers below' } },
    step: { type: 'number', value: 'n', text: { zh: '每次增减多少台', en: 'So many at a time' } },
    pause: {
      type: 'number',
      value: 'seconds',
      text: { zh: '两次之间至少多少秒', en: 'At least so long between two steps' },
    },
    window: {
      type: 'number',
      value: 'seconds',
      text: { zh: '取多少秒的平均负载', en: 'Mean load of so many seconds' },
    },
    off: { type: 'boolean', text: { zh: '关闭自动伸缩', en: 'Close the autoscaler' } },
  },
  changes: 'app',
  examples: [
    {
      text: { zh: '一台到四台，按 CPU', en: 'One to four, by their CPU' },
      line: 'uos func scale 1-4 --above 70 --below 25',
    },
    { text: { zh: '固定两台', en: 'Two, always' }, line: 'uos func scale 2' },
    { text: { zh: '查看设置', en: 'See what is set' }, line: 'uos func scale', shows: ['func.autoscaler.get'] },
    { text: { zh: '关闭', en: 'Close it' }, line: 'uos func scale --off', shows: ['func.autoscaler.remove'] },
  ],
  output: {
    columns: [
      { field: 'resource', title: { zh: '依据', en: 'By' }, labels: funcLabels.autoscaler.resource },
      { field: 'minServers', title: { zh: '最少', en: 'At least' } },
      { field: 'maxServers', title: { zh: '最多', en: 'At most' } },
      { field: 'extendThreshold', title: { zh: '扩容阈值（%）', en: 'Above (%)' } },
      { field: 'shrinkThreshold', title: { zh: '缩容阈值（%）', en: 'Below (%)' } },
      { field: 'enabled', title: { zh: '启用', en: 'Acts' } },
      { field: 'lastOperationAt', title: { zh: '上次操作', en: 'Last step' }, format: 'time' },
      {
        ...{ field: 'faultReason', title: { zh: '上一台没能启动', en: 'The last did not start' } },
        labels: funcLabels.funcServer.endReason,
      },
      { field: 'faultDetail', title: { zh: '详情', en: 'Detail' } },
    ],
  },
  web: '/services/{appId}/func/{funcId}/autoscaler',
  async run(ctx) {
    const { off, by, above, below, step, pause, window } = ctx.flags;
    const id = appIdOf(ctx);
    const { autoscaler } = await ctx.uos.service('func');
    const bounds = boundsOf(ctx, ctx.args.servers);
    const given = {
      ...bounds,
      ...(by !== undefined && { resource: by }),
      ...(above !== undefined && { extendThreshold: above }),
      ...(below !== undefined && { shrinkThreshold: below }),
      ...(step !== undefined && { step }),
      ...(pause !== undefined && { cooldownSeconds: pause }),
      ...(window !== undefined && { windowSeconds: window }),
    };
    const isSet = Object.keys(given).length > 0;
    if (above !== undefined && below !== undefined && below >= above) {
      throw usageError(
        'bad-thresholds',
        () => ctx.say({ zh: '--below 要低于 --above。', en: '--below has to be lower than --above.' }),
        'uos func scale --help',
      );
    }
    if (isSet) {
      const { checkWritten } = await import('../../derived/validate.ts');
      await checkWritten(ctx, 'func.autoscaler.update', { id, ...given }, WORDS);
    }
    if (off && isSet) {
      throw usageError('one-of', (t) => t.errors.oneOf('<servers>, --off'), 'uos func scale --help');
    }
    const found = (await autoscaler.get({ id })).autoscaler;
    if (off) {
      if (found !== null) {
        await autoscaler.remove({ id });
      }
      ctx.note({ zh: '自动伸缩已关闭，服务器保留。', en: 'The autoscaler is closed; its servers stay.' });
      return undefined;
    }
    if (!isSet) {
      if (found === null) {
        ctx.note({
          zh: '没有自动伸缩。设置：uos func scale 1-4',
          en: 'There is no autoscaler. To set one: uos func scale 1-4',
        });
      }
      return found ?? undefined;
    }
    if (found !== null) {
      return (await autoscaler.update({ id, ...given, enabled: true })).autoscaler;
    }
    if (bounds === undefined) {
      throw usageError(
        'no-bounds',
        () => ctx.say({ zh: '第一次需要数量或范围。', en: 'The first time it needs a number, or bounds.' }),
        'uos func scale 1-4',
      );
    }
    return (await autoscaler.create({ id, ...DEFAULTS, ...given, ...bounds })).autoscaler;
  },
});

/** `3` and `1-4`. Throws CliError with exit 2. */
function boundsOf(
  ctx: Context<unknown, unknown>,
  text: string | undefined,
): { readonly minServers: number; readonly maxServers: number } | undefined {
  if (text === undefined) {
    return undefined;
  }
  const [, least = '', most = least] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? [];
  if (least === '' || Number(most) < Number(least)) {
    throw usageError(
      'bad-bounds',
      () =>
        ctx.say({
          zh: `“${text}”不是数量或范围，例如 2 或 1-4。`,
          en: `"${text}" is no number and no bounds, such as 2 or 1-4.`,
        }),
      'uos func scale --help',
    );
  }
  return { minServers: Number(least), maxServers: Number(most) };
}
