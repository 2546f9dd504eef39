// What each track is worth in a chosen currency, by what the shop asks for the same resources.
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatFen, unitPrices, worthOf } from '@uos/contract/rules';
import type { BattlePass } from '@uos/sdk/browser';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { joined } from '../../../kit/language/format.ts';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { PlainTable } from '../../../kit/list/rows/plain-table.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { costIcon } from '../../../kit/show/icons.ts';
import { amountsWords, REAL_MONEY } from '../economy/amounts/amounts.ts';
import { productsQuery, resourcesQuery } from '../economy/queries.ts';
import { namedAmounts } from './named.ts';
import { text } from './text.zh.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly unpriced: string;
  readonly price: string;
}

const c = columnKinds<Row>();
const columns = [
  c.text('name', text.slot),
  c.text('value', text.value, { align: 'right' }),
  c.text('price', text.price),
  c.text('unpriced', text.unpriced),
];

const WAITING = 220;
const spec = { currency: words() };

export default function TrackWorth({ appId, pass }: { appId: string; pass: BattlePass }) {
  const [{ currency: chosen }, change] = useSearchState(spec);
  const products = useQuery(productsQuery(appId));
  const resources = useQuery(resourcesQuery(appId));
  if (products.data === undefined || resources.data === undefined) {
    const failed = products.isLoadingError ? products : resources.isLoadingError ? resources : undefined;
    return failed === undefined ? (
      <Waiting height={WAITING} />
    ) : (
      <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />
    );
  }
  const all = resources.data;
  const currencies = all.filter(({ type }) => type !== 'Item');
  const currency = (currencies.find(({ slugName }) => slugName === chosen) ?? currencies[0])?.slugName;
  if (currency === undefined) {
    return (
      <EmptyState icon={costIcon} title={text.noCurrency}>
        {text.noCurrencyHint}
      </EmptyState>
    );
  }
  const prices = unitPrices(products.data, currency);
  const shown = (value: number) =>
    currency === REAL_MONEY ? formatFen(Math.round(value)) : grouped(Math.round(value));
  const rows = pass.slots.map(({ id, displayName, rewards, unlockProductSlug }): Row => {
    const { value, unpriced } = worthOf(
      rewards.flatMap(({ items }) => items),
      prices,
    );
    const lacking = [...unpriced].map(([resourceSlug, quantity]) => ({ resourceSlug, quantity }));
    const product = products.data.find(({ slugName }) => slugName === unlockProductSlug);
    return {
      id,
      name: displayName,
      value: shown(value),
      unpriced: joined(namedAmounts(lacking, all).map((item) => amountsWords([item]))),
      price: product === undefined ? '' : amountsWords(product.costs) || text.free,
    };
  });
  return (
    <Stack gap="md">
      <NativeSelect
        label={text.currency}
        maw={320}
        value={currency}
        data={currencies.map(({ slugName, displayName }) => ({ value: slugName, label: displayName }))}
        onChange={({ currentTarget: { value } }) => change({ currency: value })}
      />
      <Text size="sm" c="dimmed">
        {text.worthHelp}
      </Text>
      <PlainTable label={text.worth} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Stack>
  );
}
