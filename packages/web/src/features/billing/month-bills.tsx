// The bills of one month: their sum, what changed since the month before, and every bill with what it is made of.
import { Group, Modal, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { addMonths, formatYuan } from '@uos/contract/rules';
import type { Bill, Organization } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../kit/action-button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { DataList } from '../../kit/list/data-list.tsx';
import { localSource } from '../../kit/list/source.ts';
import { useSearchState } from '../../kit/search-state.ts';
import { text as kit } from '../../kit/text.zh.ts';
import { useAction } from '../../kit/use-action.ts';
import { type AmountBar, AmountBars, Change } from './amount-bars.tsx';
import { billColumns, serviceTitle } from './bill-columns.tsx';
import { BillLines } from './bill-lines.tsx';
import { MonthChoice, monthWord } from './month-choice.tsx';
import { billing, billsQuery, moneyKey, monthTotalQuery } from './queries.ts';
import { text } from './text.zh.ts';

const search = { month: monthWord() };

export default function MonthBills({ organization: { id } }: { organization: Organization }) {
  const [{ month }, change] = useSearchState(search);
  const client = useQueryClient();
  const bills = useQuery(billsQuery(id, month));
  const total = useQuery(monthTotalQuery(id, month));
  const [open, setOpen] = useState<Bill>();
  const print = usePrintedBill(id, month);
  const services = compared(bills.data ?? [], month);
  const before = services.reduce((fen, bar) => fen + Math.round((bar.before ?? 0) * 100), 0) / 100;
  return (
    <Stack>
      <Group justify="space-between">
        <MonthChoice value={month} onChange={(next) => change({ month: next })} />
        <ActionButton icon="print" variant="default" loading={print.isPending} onClick={() => print.mutate()}>
          {text.print}
        </ActionButton>
      </Group>
      <Paper p="lg" component="section" aria-label={text.monthTotal(month)}>
        {total.isError ? <ErrorPanel error={total.error} onRetry={() => void total.refetch()} /> : null}
        {total.isPending || bills.isPending ? <Skeleton height={96} radius="sm" /> : null}
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
        actions={(bill) => [{ label: text.showLines, icon: 'list', onClick: () => setOpen(bill) }]}
        empty={
          <EmptyState icon="file" title={text.noBills(month)} commands={[`uos bill ls --month ${month}`]}>
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
    key: [...moneyKey(orgId), 'bill-list', month],
    load: async () => {
      const { Items } = await client.fetchQuery({ ...billsQuery(orgId, month), staleTime: 5000 });
      return Items.filter((bill) => bill.Month === month);
    },
    search: ({ ProjectName, ServiceName }) => `${ProjectName} ${serviceTitle(ServiceName)} ${ServiceName}`,
  });
}

/** What each service cost in the month and in the one before, the dearest first. */
function compared(bills: readonly Bill[], month: string): AmountBar[] {
  const fen = new Map<string, { now: number; before: number }>();
  for (const { ServiceName, Month, Amount } of bills) {
    const sum = fen.get(ServiceName) ?? { now: 0, before: 0 };
    sum[Month === month ? 'now' : 'before'] += Math.round(Amount * 100);
    fen.set(ServiceName, sum);
  }
  return [...fen]
    .sort(([, a], [, b]) => b.now - a.now)
    .map(([key, { now, before }]) => ({ key, title: serviceTitle(key), yuan: now / 100, before: before / 100 }));
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
