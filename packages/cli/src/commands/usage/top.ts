// Ranks the apps of an organisation, or of the platform, by what they deliver.
import { formatSize } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { take } from '../../program/lists.ts';
import { barChart } from '../../terminal/output/chart.ts';
import { ORG_FLAG, orgFilterOf } from '../org/organizations.ts';
import { DAYS_FLAGS, periodOf } from './period.ts';

const DEFAULT_COUNT = 10;

export default defineCommand({
  id: 'usage top',
  web: '/apps/usage',
  summary: { zh: '分发流量最高的应用', en: 'Rank apps by the traffic they deliver' },
  description: {
    zh: '开发者看到自己组织的应用；运营人员不指定组织时看到全部应用。',
    en: 'Developers see the apps of their organisation, operators all of them unless they name one.',
  },
  flags: {
    ...DAYS_FLAGS,
    limit: { type: 'number', least: 1, value: 'n', text: { zh: '前几名，默认 10', en: 'How many, 10 unless given' } },
    ...ORG_FLAG,
  },
  examples: [
    { text: { zh: '最近 30 天谁的流量最多', en: 'Who delivered most in 30 days' }, line: 'uos usage top' },
    {
      text: { zh: '最近一周的前三名', en: 'The first three of a week' },
      line: 'uos usage top --days 7 --limit 3',
      shows: ['usage.cdn.topK'],
    },
  ],
  output: {
    columns: [
      { field: 'ProjectName', title: { zh: '应用', en: 'App' } },
      { field: 'Usage', title: { zh: '流量', en: 'Traffic' }, format: 'bytes' },
      { field: 'OrganizationName', title: { zh: '组织', en: 'Organisation' } },
      { field: 'AppId', title: { zh: '应用 ID', en: 'App id' } },
    ],
    fields: ['ProjectName', 'AppId', 'OrganizationName', 'Usage'],
  },
  async run(ctx) {
    const { flags } = ctx;
    const { limit = DEFAULT_COUNT } = flags;
    const usage = await ctx.uos.service('usage');
    const period = periodOf(ctx, flags);
    const { orgId } = await orgFilterOf(ctx, flags.org);
    if (orgId === undefined) {
      return (await usage.cdn.topK({ k: limit, ...period })).Items;
    }
    const apps = new Map<string, { ProjectName: string; AppId: string; OrganizationName: string; Usage: number }>();
    for (const { AppId, ProjectName, Usage } of await take(usage.cdn.list.all({ orgId, ...period }))) {
      const before = apps.get(AppId)?.Usage ?? 0;
      apps.set(AppId, { ProjectName, AppId, OrganizationName: '', Usage: before + Usage });
    }
    return [...apps.values()].sort((a, b) => b.Usage - a.Usage).slice(0, limit);
  },
  show(rows, view) {
    if (!view.isTTY || rows.length === 0) {
      return undefined;
    }
    const bars = rows.map(({ ProjectName, Usage }) => ({ label: ProjectName, value: Usage, text: formatSize(Usage) }));
    return barChart(bars, view);
  },
});
