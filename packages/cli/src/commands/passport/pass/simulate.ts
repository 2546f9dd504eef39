// How far somebody gets in a battle pass who gathers so much a day; nobody's progress is touched.
import { leastPerDay, seasonOf } from '@uos/contract/rules';
import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { momentOf } from '../../dev/clock/duration.ts';

export default defineCommand({
  id: 'passport pass simulate',
  summary: { zh: '模拟每天获得一定经验的玩家能到几级', en: 'Show how far a player gets in a battle pass' },
  description: {
    zh: '按战令的等级经验、每日与每周上限计算，每天玩一次；不改变任何人的进度。',
    en: 'By the levels and limits of the battle pass, for somebody who plays once a day; no progress of anybody changes.',
  },
  args: { pass: { ref: 'passport.battlePass', text: { zh: '战令标识', en: 'Slug of the battle pass' } } },
  flags: {
    'exp-per-day': {
      type: 'number',
      required: true,
      value: 'n',
      text: { zh: '每天获得的经验', en: 'Experience gathered in a day' },
    },
    from: {
      type: 'string',
      value: 'time',
      text: { zh: '从何时开始玩，默认赛季开始时', en: 'When the player begins; with the season unless given' },
    },
  },
  examples: [
    {
      text: { zh: '每天 120 经验', en: 'With 120 a day' },
      line: 'uos passport pass simulate season-1 --exp-per-day 120',
    },
    {
      text: { zh: '晚两周开始', en: 'Two weeks late' },
      line: 'uos passport pass simulate season-1 --exp-per-day 120 --from 2026-12-15',
    },
  ],
  output: {
    columns: [
      { field: 'level', title: { zh: '等级', en: 'Level' }, format: 'number' },
      { field: 'day', title: { zh: '第几天', en: 'Day' }, format: 'number' },
      { field: 'at', title: { zh: '时间', en: 'Time' }, format: 'time' },
      { field: 'totalExp', title: { zh: '总经验', en: 'Experience' }, format: 'number' },
      { field: 'rewards', title: { zh: '奖励', en: 'Gives' } },
    ],
    fields: ['level', 'day', 'at', 'totalExp', 'rewards'],
  },
  async run(ctx) {
    const { 'exp-per-day': expPerDay, from: given } = ctx.flags;
    const from = given === undefined ? '1970-01-01T00:00:00Z' : momentOf(given);
    if (from === undefined || !Number.isInteger(expPerDay) || expPerDay < 1) {
      throw usageError(
        'bad-season',
        () =>
          ctx.say({
            zh: '--exp-per-day 是 1 以上的整数，--from 是一个时刻。',
            en: '--exp-per-day is a whole number from 1, --from a moment.',
          }),
        'uos passport pass simulate --help',
      );
    }
    const { battlePasses } = await ctx.uos.service('passport');
    const { battlePass } = await battlePasses.get({ id: ctx.args.pass });
    const { maxLevel, slots } = battlePass;
    const reached = seasonOf(battlePass, { expPerDay, from });
    const last = reached.at(-1);
    if (last?.level === maxLevel) {
      ctx.note({
        zh: `第 ${last.day} 天满级（${maxLevel} 级）。`,
        en: `The last level, ${maxLevel}, is reached on day ${last.day}.`,
      });
    } else {
      const least = leastPerDay(battlePass, from);
      ctx.note(
        {
          zh: `赛季内到 ${last?.level ?? 0} 级，共 ${maxLevel} 级；${least === undefined ? '上限使满级不可能' : `满级每天至少要 ${least} 经验`}。`,
          en: `The season ends at level ${last?.level ?? 0} of ${maxLevel}; ${least === undefined ? 'the limits forbid the last one' : `the last one takes at least ${least} a day`}.`,
        },
        { style: 'yellow', text: '!' },
      );
    }
    return reached.map((row) => ({
      ...row,
      rewards: slots
        .flatMap(({ slugName, rewards }) =>
          rewards
            .filter(({ level }) => level === row.level)
            .map(
              ({ items }) =>
                `${slugName}: ${items.map(({ resourceSlug, quantity }) => `${quantity} ${resourceSlug}`).join(' + ')}`,
            ),
        )
        .join('; '),
    }));
  },
});
