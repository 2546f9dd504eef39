// Makes the economy of the app what files say, in the order in which one thing needs another.
import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { FOLDER_ARG } from './files.ts';
import { planned, RECONCILE_FLAG, rowOf, STEP_OUTPUT, stepText } from './shop.ts';

export default defineCommand({
  id: 'passport shop push',
  summary: { zh: '按文件写入经济系统', en: 'Write the economy from files' },
  description: {
    zh: '先显示计划再询问。资源先于分类，分类先于商品，成就、任务、战令、邮件模板、排行榜在后；完整写好后才发布。遇到第一个拒绝就停止，已完成的保留，改正后再次运行即从那里继续；再次运行不会改变任何东西。会改变玩家正在看到的内容时需要 --published；排行榜一创建玩家就能看到，其分数不在文件里。',
    en: 'It shows the plan and asks. Resources come before categories, categories before products, achievements, quests, battle passes, mail templates and leaderboards after them; each is published once it is whole. It stops at the first refusal; what is done stays, the same line goes on from there, and a second run changes nothing. What players see at once needs --published: a leaderboard from the moment it is made, whose scores are in no file.',
  },
  args: FOLDER_ARG,
  flags: {
    published: {
      type: 'boolean',
      text: {
        zh: '允许发布、撤下、修改玩家看得到的',
        en: 'Allow what players see at once: publish, revoke, change what is published',
      },
    },
    ...RECONCILE_FLAG,
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    { text: { zh: '写入 economy 目录', en: 'From the folder economy' }, line: 'uos passport shop push' },
    { text: { zh: '只看会改变什么', en: 'See what would change' }, line: 'uos passport shop push --dry-run' },
    {
      text: { zh: 'CI 中写入，包括玩家看得到的', en: 'From CI, what players see too' },
      line: 'uos passport shop push ./economy --published --yes',
    },
  ],
  output: STEP_OUTPUT,
  jobSummary: true,
  async run(ctx) {
    const { published, reconcile } = ctx.flags;
    const steps = await planned(ctx, ctx.args.folder, reconcile);
    const rows = steps.map((step) => rowOf(ctx, step));
    if (steps.length === 0) {
      ctx.note({ zh: '没有差别，什么也没有改变。', en: 'No difference; nothing was changed.' });
      return rows;
    }
    if (ctx.globals['dry-run'] === true) {
      return rows;
    }
    const live = steps.filter((step) => step.live);
    if (live.length > 0 && !published) {
      const named = live.slice(0, 3).map(stepText);
      throw usageError(
        'needs-published',
        () =>
          ctx.say({
            zh: `有 ${live.length} 步玩家立即可见（${named.map(({ zh }) => zh).join('、')}），需要 --published；什么也没有改变。`,
            en: `Players see ${live.length} of these steps at once (${named.map(({ en }) => en).join(', ')}): that needs --published. Nothing was changed.`,
          }),
        ctx.line('--published'),
      );
    }
    for (const step of steps) {
      const text = stepText(step);
      const { detail } = rowOf(ctx, step);
      const more = detail === '' ? '' : `: ${detail}`;
      ctx.note({ zh: `将${text.zh}${more}`, en: `to do: ${text.en}${more}` });
    }
    await ctx.confirm(
      {
        zh: `将按文件执行 ${steps.length} 步，其中 ${live.length} 步玩家立即可见`,
        en: `${steps.length} steps will be done, ${live.length} of which players see at once`,
      },
      String(steps.length),
    );
    const { applyAll } = await import('./apply.ts');
    await applyAll(ctx, steps);
    ctx.note({
      zh: `已完成 ${steps.length} 步。`,
      en: steps.length === 1 ? 'Done: 1 step.' : `Done: ${steps.length} steps.`,
    });
    return rows;
  },
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
