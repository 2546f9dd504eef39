// The bills of a month, as columns.
import { platformLabels } from '@uos/contract/labels';
import type { Bill } from '@uos/sdk/browser';
import { columnKinds } from '../../kit/list/columns/column.tsx';
import { metricTitle, serviceTitle } from '../../parts/bills/line-columns.tsx';
import { text } from './text.zh.ts';

const c = columnKinds<Bill>();

export const billColumns = [
  c.own('ServiceName', text.service, ({ ServiceName }) => serviceTitle(ServiceName), {
    value: ({ ServiceName }) => serviceTitle(ServiceName),
    sort: true,
  }),
  c.text('ProjectName', text.app, { sort: true }),
  c.own('items', text.lines, ({ Items }) => Items.map(({ Metric }) => metricTitle(Metric)).join(text.comma), {
    wideOnly: true,
    value: ({ Items }) => Items.map(({ Metric, Usage, Unit }) => `${metricTitle(Metric)} ${Usage} ${Unit}`).join('; '),
  }),
  c.yuan('Amount', text.amount, { sort: true }),
  c.status('Status', text.status, platformLabels.bill.status),
  c.time('UpdatedAt', text.updated, { wideOnly: true }),
];
