// The balance of an organisation with the ways to deposit, and its months side by side.

import { Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addMonths, billPeriodMonths, billPeriods } from '@uos/contract/rules';
import type { Organization } from '@uos/sdk/browser';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { oneOf, useSearchState } from '../../kit/address/search-state.ts';
import { language } from '../../kit/language/language.zh.ts';
import { part } from '../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Waiting, WaitingLines } from '../../kit/page/waiting.tsx';
import { buildingIcon, plusIcon } from '../../kit/show/icons.ts';
import { currentMonth } from '../../parts/bills/month.ts';
import { usePermission } from '../../shell/permission/permission.ts';
import { AmountBars } from './amount-bars.tsx';
import { noBalance } from './balance-amounts.ts';
import { BalancePanel } from './balance-panel.tsx';
import { balanceQuery, trendQuery } from './queries.ts';
import { text } from './text.zh.ts';

const OnlineDeposit = part(() => import('./deposit/online-deposit.tsx'), 'over');
const VoucherDeposit = part(() => import('./deposit/voucher-deposit.tsx'), 'over');

const periods = billPeriods(Date.now());
const search = { period: oneOf('last-12-months', ...periods.map(({ value }) => value)) };

export default function BillOverview({ organization }: { organization: Organization }) {
  const balance = useQuery(balanceQuery(organization.id));
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'online' | 'voucher'>();
  const close = () => setOpen(undefined);
  return (
    <Stack>
      {balance.isPending ? <Waiting height={280} /> : null}
      {balance.isError ? <ErrorPanel error={balance.error} onRetry={() => void balance.refetch()} /> : null}
      {balance.isSuccess ? (
        <BalancePanel balance={balance.data ?? noBalance}>
          <Group gap="sm">
            <ActionButton icon={plusIcon} reason={reasonFor('payment.create')} onClick={() => setOpen('online')}>
              {text.depositOnline}
            </ActionButton>
            <ActionButton
              icon={buildingIcon}
              variant="default"
              reason={reasonFor('billing.transactions.create')}
              onClick={() => setOpen('voucher')}
            >
              {text.depositBank}
            </ActionButton>
          </Group>
        </BalancePanel>
      ) : null}
      <Trend orgId={organization.id} />
      <Suspense fallback={null}>
        {open === 'online' ? <OnlineDeposit orgId={organization.id} onClose={close} /> : null}
        {open === 'voucher' ? <VoucherDeposit orgId={organization.id} onClose={close} /> : null}
      </Suspense>
    </Stack>
  );
}

/** Months of a period, newest first, each beside the one before it. */
function Trend({ orgId }: { orgId: string }) {
  const [{ period }, change] = useSearchState(search);
  const shown = billPeriodMonths(period, Date.now());
  const trend = useQuery(trendQuery(orgId, monthsSince(shown.at(-1) ?? currentMonth())));
  const byMonth = new Map(trend.data?.map((row) => [row.Month, row]));
  return (
    <Paper p="lg" component="section" aria-label={text.trend}>
      <Group justify="space-between" mb="sm">
        <div>
          <Title order={2}>{text.trend}</Title>
          <Text size="sm" c="dimmed">
            {text.trendHelp}
          </Text>
        </div>
        <NativeSelect
          aria-label={text.period}
          value={period}
          onChange={(event) => change({ period: event.currentTarget.value as typeof period })}
          data={periods.map((period) => ({ value: period.value, label: period[language] }))}
        />
      </Group>
      {trend.isPending ? <WaitingLines height={320} /> : null}
      {trend.isError ? <ErrorPanel error={trend.error} onRetry={() => void trend.refetch()} /> : null}
      {trend.isSuccess ? (
        <AmountBars
          label={text.trend}
          heads={{ title: text.month, yuan: text.billed_, beside: text.deposited, change: text.change }}
          bars={shown.map((month) => {
            const before = byMonth.get(addMonths(month, -1))?.Amount;
            return {
              key: month,
              title: month,
              yuan: byMonth.get(month)?.Amount ?? 0,
              beside: byMonth.get(month)?.DepositAmount ?? 0,
              ...(before === undefined ? {} : { before }),
            };
          })}
        />
      ) : null}
    </Paper>
  );
}

/** How many months the call has to answer, so that the oldest one shown has one before it. */
function monthsSince(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [nowYear = 0, nowNumber = 0] = currentMonth().split('-').map(Number);
  return (nowYear - year) * 12 + (nowNumber - number) + 2;
}
