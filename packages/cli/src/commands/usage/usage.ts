// The one report of what an app has used in a month, of every service or of one, and how much of it was free.

import { metricLabels, serviceLabels } from '@uos/contract/labels';
import { formatCompact } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { SERVICE_REF } from '../../program/service-ref.ts';
import { barChart } from '../../terminal/output/chart.ts';
import { appIdOf } from '../app/apps.ts';
import { serviceNameOf } from '../app/service-names.ts';
import { SERVICE_COLUMN } from '../bill/lines.ts';
import { MONTH_FLAG, monthOf } from '../bill/months.ts';
import { unitLabels } from '../bill/units.ts';

const PERCENT = 100;

export default defineCommand({
  id: 'usage',
  web: '/services/{appId}',
  summary: { zh: '查看应用本月用量与免费额度', en: 'Show what an app used this month, and of which free quota' },
  description: {
    zh: '所有服务的用量在这一份里，也可只看一个服务；每天统计一次。在终端里画成条形图：满格为用完免费额度。',
    en: 'One report for all services, or for one; counted once a day. Bars on a terminal: a full one has used its free quota up.',
  },
  args: {
    service: {
      optional: true,
      ref: SERVICE_REF,
      text: { zh: '只看这个服务，例如 cdn', en: 'Only this service, such as cdn' },
    },
  },
  flags: MONTH_FLAG,
  examples: [
    { text: { zh: '当前应用本月用了多少', en: 'The current app, this month' }, line: 'uos usage' },
    { text: { zh: '只看资源分发', en: 'Content delivery alone' }, line: 'uos usage cdn' },
    { text: { zh: '上个月', en: 'Last month' }, line: 'uos usage --month last' },
    {
      text: { zh: '快用完额度的指标', en: 'Metrics that are nearly used up' },
      line: "uos usage --jq '.[] | select(.Percent > 80) | .Metric'",
    },
  ],
  output: {
    columns: [
      SERVICE_COLUMN,
      { field: 'Metric', title: { zh: '指标', en: 'Metric' }, labels: metricLabels },
      { field: 'Usage', title: { zh: '用量', en: 'Used' }, format: 'number' },
      { field: 'Unit', title: { zh: '单位', en: 'Unit' }, labels: unitLabels },
      { field: 'FreeQuota', title: { zh: '免费额度', en: 'Free' }, format: 'number' },
      { field: 'Percent', title: { zh: '已用 %', en: 'Used %' } },
      { field: 'Amount', title: { zh: '费用', en: 'Cost' }, format: 'yuan' },
    ],
    fields: [
      'Month',
      'ServiceName',
      'Metric',
      'Usage',
      'Unit',
      'FreeQuota',
      'Percent',
      'BilledUsage',
      'UnitPrice',
      'Amount',
    ],
  },
  async run(ctx) {
    const { service } = ctx.args;
    const only = service === undefined ? undefined : serviceNameOf(service);
    const appId = appIdOf(ctx);
    const app = await ctx.uos.service('app');
    const { month } = ctx.flags;
    const isNamed = month !== undefined && /^\d/.test(month);
    const wanted = month === undefined || isNamed ? month : await named(month);
    const { Month, ProjectName, Items } = await billOf(wanted);
    ctx.note({ zh: `${ProjectName} ${Month}`, en: `${ProjectName}, ${Month}` });
    const rows = Items.filter(({ ServiceName }) => only === undefined || ServiceName === only).flatMap(
      ({ ServiceName, Items: items }) =>
        items.map((item) => ({
          Month,
          ServiceName,
          ...item,
          Percent: item.FreeQuota > 0 ? Math.round((item.Usage / item.FreeQuota) * PERCENT) : 0,
        })),
    );
    if (rows.length === 0) {
      ctx.note({
        zh: '还没有用量，每天统计一次；uos usage trend 按天显示分发流量。',
        en: 'Nothing yet: it is counted once a day. uos usage trend draws the traffic by day.',
      });
    }
    return rows;

    async function named(word: string): Promise<string> {
      const [{ OrganizationId }, billing] = await Promise.all([app.get({ appId }), ctx.uos.service('billing')]);
      return await monthOf(ctx, billing, OrganizationId, word);
    }

    async function billOf(month: string | undefined) {
      const bill = await app.bill({ appId, ...(month !== undefined && { month }) });
      const ProjectName = bill.Items[0]?.ProjectName ?? (await app.get({ appId })).ProjectName;
      return { ...bill, ProjectName };
    }
  },
  show(rows, view) {
    if (!view.isTTY) {
      return undefined;
    }
    // why nothing: the note has said so
    if (rows.length === 0) {
      return '';
    }
    const { lang } = view;
    const word = (table: Readonly<Record<string, { zh: string; en: string }>>, key: string): string =>
      table[key]?.[lang] ?? key;
    const bars = rows.map(({ ServiceName, Metric, Usage, Unit, FreeQuota, Percent }) => {
      const used = `${formatCompact(Usage, lang)}${FreeQuota > 0 ? `/${formatCompact(FreeQuota, lang)}` : ''} ${word(unitLabels, Unit)}`;
      return {
        label: `${word(serviceLabels, ServiceName)} ${word(metricLabels, Metric)}`,
        value: Percent,
        text: FreeQuota > 0 ? `${used} ${String(Percent).padStart(3)}%` : `${used}     `,
      };
    });
    return barChart(bars, view, PERCENT);
  },
});
