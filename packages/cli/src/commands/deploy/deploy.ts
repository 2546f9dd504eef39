// Brings about what files declare.

import { PATHS_ARG, RECONCILE_FLAG, ROW_OUTPUT, SERVICES_FLAG } from '../../declared/output.ts';
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'deploy',
  summary: { zh: '按文件配置平台', en: 'Bring about what files declare' },
  description: {
    zh: '创建和修改文件里写明的应用服务、资源桶、徽章、玩家账号的设置和公共频道；未写明的保持不变。--reconcile 删除文件里没有的。修改或删除已有的东西前显示计划并确认；CI 中加 --yes。',
    en: 'Creates and changes services of the app, buckets, badges, what is set up of player accounts and public channels as the files say; what they do not mention stays. --reconcile deletes what they do not have. It shows the plan and asks before anything that is there changes or goes; in CI, --yes.',
  },
  args: PATHS_ARG,
  flags: { ...SERVICES_FLAG, ...RECONCILE_FLAG },
  changes: 'app',
  examples: [
    { text: { zh: '按 uos.json 部署', en: 'As uos.json says' }, line: 'uos deploy' },
    { text: { zh: '在 CI 中', en: 'In CI' }, line: 'uos deploy --yes' },
    { text: { zh: '只看会改变什么', en: 'See what would change' }, line: 'uos deploy --dry-run' },
    {
      text: { zh: '让资源分发与文件完全一致', en: 'Content delivery exactly as in the files' },
      line: 'uos deploy config/ --services cdn --reconcile',
    },
  ],
  output: ROW_OUTPUT,
  jobSummary: true,
  exits: { 8: { zh: '部分失败', en: 'some items failed' } },
  async run(ctx) {
    const { services, reconcile } = ctx.flags;
    if (reconcile && services === undefined) {
      throw usageError('needs-services', (t) => t.errors.needsServices, 'uos deploy --services cdn --reconcile');
    }
    const { applyAll, chosenAdapters, planAll, rowsOfPlan } = await import('../../declared/deploy.ts');
    const { readDeclarations } = await import('../../declared/files.ts');
    const planned = await planAll(ctx, readDeclarations(ctx, ctx.args.paths, chosenAdapters(services)), reconcile);
    const plan = rowsOfPlan(planned);
    if (ctx.globals['dry-run']) {
      return plan;
    }
    const moved = plan.filter(({ result }) => result === 'update' || result === 'delete');
    if (moved.length > 0) {
      for (const { service, kind, name, result, detail } of moved) {
        ctx.note(
          result === 'delete'
            ? { zh: `将删除 ${service} ${kind} ${name}`, en: `to be deleted: ${service} ${kind} ${name}` }
            : {
                zh: `将修改 ${service} ${kind} ${name}：${detail}`,
                en: `to be changed: ${service} ${kind} ${name} ${detail}`,
              },
        );
      }
      await ctx.confirm(
        { zh: `将修改或删除 ${moved.length} 项`, en: `${moved.length} will be changed or deleted` },
        String(moved.length),
      );
    }
    const rows = await applyAll(ctx, planned);
    if (rows.some(({ result }) => result === 'failed')) {
      ctx.exit(8);
    }
    return rows;
  },
});
