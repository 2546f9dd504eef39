// The bills of one month: their sum, what changed since the month before, and every bill with what it is made of.

import { Group, Modal, Paper, Stack, Text, Title } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { addMonths, formatYuan, sumYuan } from '@uos/contract/rules';
import type { Bill, Organization } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { useAction } from '../../kit/act/use-action.ts';
import { DataList } from '../../kit/list/data-list.tsx';
import { localSource } from '../../kit/list/source/source.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { WaitingLines } from '../../kit/page/waiting.tsx';
import { fileIcon, listIcon, printIcon } from '../../kit/show/icons.ts';
import { text as kit } from '../../kit/text.zh.ts';
import { BillLines } from '../../parts/bills/bill-lines.tsx';
import { serviceTitle } from '../../parts/bills/line-columns.tsx';
import { useMonth } from '../../parts/bills/month.ts';
import { MonthChoice } from '../../parts/bills/month-choice.tsx';
import { type AmountBar, AmountBars, Change } from './amount-bars.tsx';
import { billColumns } from './bill-columns.tsx';
import { billing, billsQuery, monthTotalQuery } from './queries.ts';
import { text } from './text.zh.ts';

export default function MonthBills({ organization: { id } }: { organization: Organization }) {
  const [month] = useMonth();
  const client = useQueryClient();
  const bills = useQuery(billsQuery(id, month));
  const total = useQuery(monthTotalQuery(id, month));
  const [open, setOpen] = useState<Bill>();
  const print = usePrintedBill(id, month);
  const services = compared(bills.data ?? [], month);
  const before = sumYuan(services.map((bar) => bar.before ?? 0));
  return (
    <Stack>
      <Group justify="space-between">
        <MonthChoice />
        <ActionButton icon={printIcon} variant="default" loading={print.isPending} onClick={() => print.mutate()}>
          {text.print}
        </ActionButton>
      </Group>
      <Paper p="lg" component="section" aria-label={text.monthTotal(month)}>
        {total.isError ? <ErrorPanel error={total.error} onRetry={() => void total.refetch()} /> : null}
        {total.isPending || bills.isPending ? <WaitingLines height={96} /> : null}
        {total.isSuccess && bills.isSuccess ? (
          <>
            <Text size="sm" c="dimmed">
              {text.monthTotal(month)}
            </Text>
            <Group gap="md" align="baseline" mb={services.length === 0 ? 0 : 'sm'}>
              <Title order={2}>{formatYuan(total.data)}</Title>
              <Text size="sm" component="span">
                {text.against(addMonths(month, -1))} <Change yuan={total.data} before={before} />
              </Text>
            </Group>
            {services.length === 0 ? null : (
              <AmountBars
                label={text.byService}
                heads={{ title: text.service, yuan: text.thisMonth, change: text.change }}
                bars={services}
              />
            )}
          </>
        ) : null}
      </Paper>
      <DataList
        id="billing.bills"
        label={text.bills(month)}
        source={billsSource(client, id, month)}
        columns={billColumns}
        rowKey={(bill) => bill.Id}
        rowName={({ ServiceName, ProjectName }) => `${ProjectName} ${serviceTitle(ServiceName)}`}
        search={text.searchBills}
        actions={(bill) => [{ label: text.showLines, icon: listIcon, onClick: () => setOpen(bill) }]}
        empty={
          <EmptyState icon={fileIcon} title={text.noBills(month)} commands={[`uos bill ls --month ${month}`]}>
            {text.noBillsHint}
          </EmptyState>
        }
      />
      {open === undefined ? null : (
        <Modal
          opened
          size="xl"
          onClose={() => setOpen(undefined)}
          title={text.linesOf(open.ProjectName, serviceTitle(open.ServiceName), open.Month)}
          closeButtonProps={{ 'aria-label': kit.close }}
        >
          <BillLines bills={[open]} />
        </Modal>
      )}
    </Stack>
  );
}

/** The list and the comparison above it read the same answer. */
function billsSource(client: QueryClient, orgId: string, month: string) {
  return localSource<Bill>({
    key: [...billsQuery(orgId, month).queryKey, 'list'],
    load: async () => {
      const { Items } = await client.fetchQuery({ ...billsQuery(orgId, month), staleTime: 5000 });
      return Items.filter((bill) => bill.Month === month);
    },
    search: ({ ProjectName, ServiceName }) => `${ProjectName} ${serviceTitle(ServiceName)} ${ServiceName}`,
  });
}

/** What each service cost in the month and in the one before, the dearest first. */
function compared(bills: readonly Bill[], month: string): AmountBar[] {
  const sumOf = (some: readonly Bill[]): number => sumYuan(some.map(({ Amount }) => Amount));
  return [...Map.groupBy(bills, ({ ServiceName }) => ServiceName)]
    .map(([key, own]) => ({
      key,
      title: serviceTitle(key),
      yuan: sumOf(own.filter(({ Month }) => Month === month)),
      before: sumOf(own.filter(({ Month }) => Month !== month)),
    }))
    .sort((a, b) => b.yuan - a.yuan);
}

/** A link that lives ten minutes, opened beside: the printed page has no frame and no session of its own. */
function usePrintedBill(orgId: string, month: string) {
  return useAction({
    run: async () => {
      // why before the call: a window that opens later than the click is blocked
      const beside = window.open('', '_blank');
      try {
        const { Url } = await billing.bills.createLink({ orgId, Month: month });
        if (beside === null) {
          location.assign(Url);
        } else {
          beside.location.replace(Url);
        }
      } catch (error) {
        beside?.close();
        throw error;
      }
    },
  });
}
