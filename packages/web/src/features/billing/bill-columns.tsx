// The bills of a month, as columns.
import type { Bill } from '@uos/sdk/browser';
import { billColumns as contract } from '@uos/sdk/services/billing.columns';
import { columnsOf } from '../../kit/list/columns/columns-of.ts';
import { metricTitle, serviceTitle } from '../../parts/bills/line-columns.tsx';
import { text } from './text.zh.ts';

const service = ({ ServiceName }: Bill): string => serviceTitle(ServiceName);

export const billColumns = columnsOf<Bill>(contract, {
  ServiceName: { cell: service, value: service, sort: true },
  ProjectName: { title: text.app, sort: true },
  Items: {
    title: text.lines,
    kind: 'text',
    cell: ({ Items }) => Items.map(({ Metric }) => metricTitle(Metric)).join(text.comma),
    value: ({ Items }) => Items.map(({ Metric, Usage, Unit }) => `${metricTitle(Metric)} ${Usage} ${Unit}`).join('; '),
    wideOnly: true,
  },
  Amount: { sort: true },
  Status: {},
  UpdatedAt: { wideOnly: true },
});
