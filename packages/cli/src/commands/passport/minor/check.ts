// What a minor may do at a moment, by the rules of the app; nobody's data is read.
import { passportPlayerLabels } from '@uos/contract/labels';
import { ageBandAt, bandText, nextPlay, paying, playing } from '@uos/contract/rules';
import { type CliError, usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { momentOf } from '../../dev/clock/duration.ts';

export default defineCommand({
  id: 'passport minor check',
  summary: { zh: '查询某个年龄此时能否游戏和充值', en: 'Ask whether somebody of an age may play and pay' },
  description: {
    zh: '按当前应用的防沉迷设置计算，不涉及任何玩家；充值按当月的第一笔计算。',
    en: 'By the rules of the current app, of no player in particular; a payment counts as the first one of its month.',
  },
  flags: {
    born: { type: 'string', required: true, value: 'YYYY-MM-DD', text: { zh: '出生日期', en: 'Date of birth' } },
    at: {
      type: 'string',
      value: 'time',
      text: {
        zh: '时刻，如 "2026-10-02 20:30"（北京时间），默认现在',
        en: 'Moment in Shanghai, such as "2026-10-02 20:30"; now unless given',
      },
    },
    pay: { type: 'number', value: 'yuan', text: { zh: '要充值的金额，元', en: 'Amount to pay, in yuan' } },
  },
  examples: [
    {
      text: { zh: '11 岁，国庆节晚上，充值 60 元', en: 'Eleven, on a holiday evening, 60 yuan' },
      line: 'uos passport minor check --born 2015-03-01 --at "2026-10-02 20:30" --pay 60',
    },
  ],
  output: {
    columns: [
      { field: 'ageBand', title: { zh: '年龄段', en: 'Age band' }, labels: passportPlayerLabels.playerUser.ageGroup },
      { field: 'at', title: { zh: '时刻', en: 'Moment' }, format: 'time' },
      { field: 'playable', title: { zh: '可玩', en: 'May play' } },
      { field: 'reason', title: { zh: '不可玩的原因', en: 'Why not' } },
      { field: 'remainingSeconds', title: { zh: '剩余秒数', en: 'Seconds left' }, format: 'number' },
      { field: 'nextPlay', title: { zh: '下次可玩', en: 'Next' }, format: 'time' },
      { field: 'payable', title: { zh: '可充值', en: 'May pay' } },
      { field: 'payReason', title: { zh: '不可充值的原因', en: 'Why no payment' } },
      { field: 'rule', title: { zh: '规则', en: 'Rule' } },
    ],
    fields: [
      'ageBand',
      'at',
      'playable',
      'because',
      'reason',
      'remainingSeconds',
      'nextPlay',
      'payable',
      'payReason',
      'rule',
    ],
  },
  async run(ctx) {
    const { born, at: given, pay } = ctx.flags;
    const at = given === undefined ? new Date(ctx.io.now()).toISOString() : momentOf(given);
    if (at === undefined) {
      throw wrong(ctx, '--at', given ?? '');
    }
    if (!isDay(born) || Date.parse(born) > Date.parse(at)) {
      throw wrong(ctx, '--born', born);
    }
    const { config } = await (await ctx.uos.service('passport')).config.get();
    const rules = config.antiAddiction;
    const band = ageBandAt(born, at);
    const { playable, because, reason, remainingSeconds } = playing(rules, { band, at });
    const next = playable ? undefined : nextPlay(rules, band, at);
    const paid = pay === undefined ? undefined : paying(rules, { band, amountFen: Math.round(pay * 100), paidFen: 0 });
    if (!rules.enabled) {
      ctx.note(
        {
          zh: '这个应用没有启用防沉迷，任何人都可以游戏和充值。',
          en: 'This app has not switched the rules on: anybody may play and pay.',
        },
        { style: 'yellow', text: '!' },
      );
    }
    return {
      ageBand: band,
      at,
      playable,
      because,
      reason: reason?.[ctx.lang] ?? '',
      remainingSeconds,
      nextPlay: next?.toISOString() ?? '',
      ...(paid !== undefined && { payable: paid.approved, payReason: paid.reason?.[ctx.lang] ?? '' }),
      rule: bandText(rules.bands[band])[ctx.lang],
    };
  },
});

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function wrong({ say }: Pick<Context<unknown, unknown>, 'say'>, flag: string, value: string): CliError {
  return usageError(
    'bad-date',
    () => say({ zh: `${flag}：“${value}”不是可用的日期。`, en: `${flag}: "${value}" is no date that will do.` }),
    'uos passport minor check --help',
  );
}
