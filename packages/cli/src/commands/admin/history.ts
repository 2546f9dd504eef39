// Lists what was done, by whom, and what it changed.
import type { AlertRecord } from '@uos/sdk/services/alert';
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { SERVICE_REF } from '../../program/service-ref.ts';
import type { Language } from '../../text/text.ts';
import { orgIdOf } from '../org/organizations.ts';

export default defineCommand({
  id: 'admin history',
  web: '/services/{appId}/monitor',
  summary: { zh: '查看操作记录：谁改了什么', en: 'Show what was done, by whom, and what changed' },
  flags: {
    org: {
      type: 'string',
      value: 'id|name',
      ref: 'org.org',
      text: { zh: '只看这个组织', en: 'Only of this organisation' },
    },
    service: {
      type: 'string',
      value: 'name',
      ref: SERVICE_REF,
      text: { zh: '只看这个服务', en: 'Only of this service' },
    },
    user: { type: 'string', value: 'name', text: { zh: '操作人包含', en: 'Part of the name of who did it' } },
    from: { type: 'string', value: 'YYYY-MM-DD', text: { zh: '开始日期，包含', en: 'First day' } },
    to: { type: 'string', value: 'YYYY-MM-DD', text: { zh: '结束日期，包含', en: 'Last day' } },
    ...LIMIT_FLAG,
  },
  examples: [
    {
      text: { zh: '最近 20 次操作', en: 'The last twenty' },
      line: 'uos admin history --limit 20',
      shows: ['alert.records.list'],
    },
    {
      text: { zh: '某个应用被谁改过', en: 'Who changed an app' },
      line: 'uos admin history --app 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
    },
    {
      text: { zh: '某人的改动，逐个字段', en: 'Changes of one person, field by field' },
      line: "uos admin history --user 小明 --jq '.[].changes'",
    },
  ],
  output: {
    columns: [
      { field: 'CreatedAt', title: { zh: '时间', en: 'Time' }, format: 'time' },
      { field: 'userName', title: { zh: '操作人', en: 'Who' } },
      { field: 'title', title: { zh: '操作', en: 'What' } },
      { field: 'of', title: { zh: '对象', en: 'Of' } },
      { field: 'changed', title: { zh: '变更', en: 'Changed' } },
      { field: 'serviceName', title: { zh: '服务', en: 'Service' } },
    ],
    fields: [
      ...['Id', 'CreatedAt', 'userName', 'actor', 'title', 'operation', 'serviceName', 'of', 'changed', 'changes'],
      ...['appId', 'appName', 'orgId', 'orgName', 'target', 'requestId', 'template'],
    ],
  },
  async run(ctx) {
    const { flags, globals } = ctx;
    const alert = await ctx.uos.service('alert');
    const rows = await take(
      alert.records.list.all({
        ...(globals.app && { appId: globals.app }),
        ...(flags.org && { orgId: await orgIdOf(ctx, flags.org) }),
        ...(flags.service && { serviceName: flags.service }),
        ...(flags.user && { userName: flags.user }),
        ...(flags.from && { startDate: flags.from }),
        ...(flags.to && { endDate: flags.to }),
        count: pageSize(flags.limit),
      }),
      flags.limit,
    );
    return rows.map((row) => ({
      ...row,
      of: row.appName || row.orgName || row.target,
      changed: row.changes.map((change) => changeText(change, ctx.lang)).join('; '),
    }));
  },
});

/** `Status: Active → Blocked`; what came new has nothing before it. Titles of fields are Chinese. */
function changeText({ field, label, before = '', after = '' }: AlertRecord['changes'][number], lang: Language): string {
  const name = lang === 'zh' && label ? label : field;
  return before === '' ? `${name}: ${after}` : `${name}: ${before} → ${after}`;
}
