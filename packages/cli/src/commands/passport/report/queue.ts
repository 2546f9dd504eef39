// Who is waiting for a decision: those who are reported, most often first.
import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';

export default defineCommand({
  id: 'passport report queue',
  summary: { zh: '待处理的举报，被举报最多的角色在前', en: 'Whom to look at first: the most reported personas' },
  flags: LIMIT_FLAG,
  examples: [
    { text: { zh: '先处理谁', en: 'Whom to look at first' }, line: 'uos passport report queue --limit 20' },
    {
      text: { zh: '只要角色 ID', en: 'Ids of the personas only' },
      line: "uos passport report queue --jq '.[].targetPersonaID'",
    },
  ],
  output: {
    columns: [
      { field: 'displayName', title: { zh: '角色', en: 'Persona' } },
      { field: 'targetPersonaID', title: { zh: '角色 ID', en: 'Persona id' } },
      { field: 'reviewingCount', title: { zh: '审核中', en: 'Under review' }, format: 'number' },
      { field: 'reporterCount', title: { zh: '举报人数', en: 'Reporters' }, format: 'number' },
      { field: 'lastReportedAt', title: { zh: '最近举报', en: 'Last reported' }, format: 'time' },
    ],
    fields: [
      'targetPersonaID',
      'displayName',
      'targetUserID',
      'reviewingCount',
      'reportCount',
      'reporterCount',
      'categories',
      'lastReportedAt',
    ],
  },
  async run(ctx) {
    const { limit } = ctx.flags;
    const { reports } = await ctx.uos.service('passport');
    return await take(reports.targets.all({ status: 'Reviewing', count: pageSize(limit, 50) }), limit);
  },
});
