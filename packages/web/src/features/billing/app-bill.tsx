// What one app costs in a month, service by service, and what each amount is made of.

import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatYuan } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { queryOf } from '../../kit/call/query.ts';
import { DataList } from '../../kit/list/data-list.tsx';
import { localSource } from '../../kit/list/source/source.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { fileIcon } from '../../kit/show/icons.ts';
import { type BillLine, billedHelp, lineColumns, linesOf, serviceTitle } from '../../parts/bills/line-columns.tsx';
import { useMonth } from '../../parts/bills/month.ts';
import { MonthChoice } from '../../parts/bills/month-choice.tsx';
import { useApp } from '../../shell/apps.ts';
import { platform } from '../../shell/uos.ts';
import { AmountBars } from './amount-bars.tsx';
import { text } from './text.zh.ts';

function appBillQuery(appId: string, month: string) {
  return queryOf(platform.app.bill, { appId, month });
}

export default function AppBill() {
  const app = useApp();
  const [month] = useMonth();
  const client = useQueryClient();
  const bill = useQuery(appBillQuery(app.AppId, month));
  const bills = bill.data?.Items ?? [];
  return (
    <Page title={text.appBill} help={text.appBillHelp} actions={<MonthChoice />}>
      {bill.isPending ? <Waiting height={280} /> : null}
      {bill.isError ? <ErrorPanel error={bill.error} onRetry={() => void bill.refetch()} /> : null}
      {bill.isSuccess ? (
        <Stack>
          <Paper p="lg" component="section" aria-label={text.monthTotal(month)}>
            <Group gap="md" align="baseline" mb={bills.length === 0 ? 0 : 'sm'}>
              <Text size="sm" c="dimmed">
                {text.monthTotal(month)}
              </Text>
              <Title order={2}>{formatYuan(bill.data.Amount)}</Title>
            </Group>
            {bills.length === 0 ? null : (
              <AmountBars
                label={text.byService}
                heads={{ title: text.service, yuan: text.amount }}
                bars={[...bills]
                  .sort((a, b) => b.Amount - a.Amount)
                  .map(({ Id, ServiceName, Amount }) => ({ key: Id, title: serviceTitle(ServiceName), yuan: Amount }))}
              />
            )}
          </Paper>
          <Text size="xs" c="dimmed">
            {billedHelp}
          </Text>
          <DataList
            id="app.bill"
            label={text.appLines}
            source={linesSource(client, app, month)}
            columns={lineColumns}
            rowKey={({ key }) => key}
            rowName={({ ServiceName, Metric }) => `${serviceTitle(ServiceName)} ${Metric}`}
            filters={[
              {
                kind: 'choice',
                key: 'service',
                title: text.service,
                options: bills.map(({ ServiceName }) => ({ value: ServiceName, label: serviceTitle(ServiceName) })),
              },
            ]}
            empty={
              <EmptyState icon={fileIcon} title={text.noBills(month)} commands={[`uos bill show ${month}`]}>
                {text.noBillsHint}
              </EmptyState>
            }
          />
        </Stack>
      ) : null}
    </Page>
  );
}

function linesSource(client: QueryClient, { AppId }: App, month: string) {
  return localSource<BillLine>({
    key: [...appBillQuery(AppId, month).queryKey, 'lines'],
    load: async () => linesOf((await client.fetchQuery({ ...appBillQuery(AppId, month), staleTime: 5000 })).Items),
    fits: ({ ServiceName }, _filter, value) => ServiceName === value,
  });
}
