// Draws the content delivery of an app day by day.
import { addDays, formatCompact, formatSize } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { barChart } from '../../terminal/output/chart.ts';
import { APP_ARG, namedAppId } from '../app/apps.ts';
import { DAYS_FLAGS, periodOf } from './period.ts';

/** More rows than this become weeks on a terminal. */
const MOST_BARS = 31;
const WEEK_DAYS = 7;

export default defineCommand({
  id: 'usage trend',
  web: '/services/{appId}',
  summary: { zh: '按天查看应用的分发流量、请求和错误', en: 'Draw traffic, requests and errors of an app by day' },
  description: {
    zh: '在终端里画成条形图，超过一个月时按周合并。--all 汇总全部应用，供运营人员使用。',
    en: 'Bars on a terminal, weeks where it is more than a month. --all sums up all apps, for operators.',
  },
  args: APP_ARG,
  flags: {
    ...DAYS_FLAGS,
    metric: {
      type: 'string',
      choices: ['usage', 'requests', 'errors'],
      text: { zh: '画哪个指标，默认流量', en: 'What is drawn, traffic unless given' },
    },
    all: { type: 'boolean', text: { zh: '全部应用之和（运营人员）', en: 'All apps together (operators)' } },
  },
  examples: [
    { text: { zh: '最近 30 天的流量', en: 'Traffic of the last 30 days' }, line: 'uos usage trend' },
    {
      text: { zh: '最近一周的错误', en: 'Errors of the last week' },
      line: 'uos usage trend --days 7 --metric errors',
      shows: ['usage.cdn.statistics'],
    },
    {
      text: { zh: '整个平台的流量，给脚本', en: 'The whole platform, for a script' },
      line: 'uos usage trend --all --days 90 --json',
      shows: ['usage.cdn.aggregation'],
    },
  ],
  output: {
    columns: [
      { field: 'Date', title: { zh: '日期', en: 'Day' } },
      { field: 'Usage', title: { zh: '流量', en: 'Traffic' }, format: 'bytes' },
      { field: 'Requests', title: { zh: '请求数', en: 'Requests' } },
      { field: 'Errors', title: { zh: '错误数', en: 'Errors' } },
      { field: 'Apps', title: { zh: '应用数', en: 'Apps' } },
    ],
    fields: ['Date', 'Usage', 'Requests', 'Errors', 'Apps', 'metric'],
  },
  async run(ctx) {
    const { flags } = ctx;
    const usage = await ctx.uos.service('usage');
    const period = periodOf(ctx, flags);
    const metric = flags.metric ?? 'usage';
    if (flags.all) {
      const { Items } = await usage.cdn.aggregation(period);
      return Items.map(({ Date: day, Usage, Apps }) => ({ Date: day, Usage, Requests: 0, Errors: 0, Apps, metric }));
    }
    const { Items } = await usage.cdn.statistics({ id: await namedAppId(ctx, ctx.args.app), ...period });
    return Items.map((item) => ({ ...item, Apps: 1, metric }));
  },
  show(days, view) {
    if (!view.isTTY || days.length === 0) {
      return undefined;
    }
    const field = ({ usage: 'Usage', requests: 'Requests', errors: 'Errors' } as const)[days[0]?.metric ?? 'usage'];
    const text = (value: number): string => (field === 'Usage' ? formatSize(value) : formatCompact(value, view.lang));
    const values = days.map((day) => ({ day: day.Date, value: day[field] }));
    const rows = values.length > MOST_BARS ? weeksOf(values) : values.map(({ day, value }) => ({ label: day, value }));
    return barChart(
      rows.map((row) => ({ ...row, text: text(row.value) })),
      view,
    );
  },
});

function weeksOf(values: readonly { readonly day: string; readonly value: number }[]) {
  return Array.from({ length: Math.ceil(values.length / WEEK_DAYS) }, (_, week) => {
    const part = values.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS);
    const first = part[0]?.day ?? '';
    const last = addDays(first, part.length - 1);
    return { label: `${first}-${last.slice(5)}`, value: part.reduce((sum, { value }) => sum + value, 0) };
  });
}
