// The prices of all products as a sheet: changed in place, looked over, and saved together.
import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EconomyProduct } from '@uos/sdk/browser';
import { useState } from 'react';
import { toastDone } from '../../../../kit/act/toast.tsx';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { packagesIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { amountsOf, amountsWords, REAL_MONEY } from '../amounts/amounts.ts';
import { QuantityInput } from '../amounts/amounts-input.tsx';
import { productKeys, productsQuery } from '../queries.ts';
import { limitWords } from './product-words.ts';
import classes from './products.module.css';
import { text } from './text.zh.ts';

/** New amounts of a price, by product and resource. */
type Edits = ReadonlyMap<string, number>;

const FEN = 100;
const WAITING = 320;

const keyOf = (id: string, slug: string) => `${id} ${slug}`;

export default function PriceSheet({ appId }: { appId: string }) {
  const products = useQuery(productsQuery(appId));
  if (products.data === undefined) {
    return products.isLoadingError ? (
      <ErrorPanel error={products.error} onRetry={() => void products.refetch()} />
    ) : (
      <Waiting height={WAITING} />
    );
  }
  return products.data.length === 0 ? (
    <EmptyState icon={packagesIcon} title={text.empty}>
      {text.emptyHint}
    </EmptyState>
  ) : (
    <Sheet appId={appId} products={products.data} />
  );
}

function Sheet({ appId, products }: { appId: string; products: readonly EconomyProduct[] }) {
  const calls = passportOf(appId).products;
  const client = useQueryClient();
  const reason = usePermission()('passport.products.update');
  const [edits, setEdits] = useState<Edits>(new Map());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const set = ({ id }: EconomyProduct, slug: string, had: number, next: number): void => {
    const now = new Map(edits);
    if (next === had) {
      now.delete(keyOf(id, slug));
    } else {
      now.set(keyOf(id, slug), next);
    }
    setEdits(now);
  };
  const changed = products.filter(({ id, costs }) => costs.some(({ slugName }) => edits.has(keyOf(id, slugName))));
  const save = async (): Promise<void> => {
    setSaving(true);
    const left = new Map(edits);
    const said: string[] = [];
    for (const { id, displayName, costs } of changed) {
      const next = amountsOf(costs).map(({ resourceSlug, quantity }) => ({
        resourceSlug,
        quantity: edits.get(keyOf(id, resourceSlug)) ?? quantity,
      }));
      try {
        await calls.update({ id, costs: next });
        costs.map(({ slugName }) => left.delete(keyOf(id, slugName)));
      } catch (error) {
        said.push(text.notSaved(displayName, error instanceof Error ? error.message : ''));
      }
    }
    await Promise.all(productKeys(appId).map((queryKey) => client.invalidateQueries({ queryKey })));
    setEdits(left);
    setFailed(said);
    setSaving(false);
    if (said.length < changed.length) {
      toastDone(text.pricesSaved(changed.length - said.length));
    }
  };
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {text.pricesHelp}
      </Text>
      {failed.length === 0 ? null : (
        <Alert color="red" mb="sm" title={text.someNotSaved}>
          {failed.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className={classes.sheet} tabIndex={0} aria-label={text.prices}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.product}</th>
              <th scope="col">{text.costs}</th>
              <th scope="col">{text.rewards}</th>
              <th scope="col">{text.limit}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.id}>
                <th scope="row">
                  {product.displayName}
                  <small>{product.publishStatus === 'published' ? text.onSale : text.offSale}</small>
                </th>
                <td>
                  <Prices
                    product={product}
                    edits={edits}
                    disabled={reason !== undefined || product.publishStatus === 'published' || isSaving}
                    onChange={(slug, had, next) => set(product, slug, had, next)}
                  />
                </td>
                <td>{amountsWords(product.rewards)}</td>
                <td>{limitWords(product)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Group gap="sm" className={classes.bar} data-on={changed.length > 0 || undefined}>
        <Button disabled={changed.length === 0 || reason !== undefined} loading={isSaving} onClick={() => void save()}>
          {text.savePrices}
        </Button>
        {changed.length === 0 ? null : (
          <Button variant="subtle" disabled={isSaving} onClick={() => setEdits(new Map())}>
            {text.dropPrices}
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {reason ?? (changed.length === 0 ? text.noChanges : text.changedPrices(changed.length))}
        </Text>
      </Group>
    </>
  );
}

interface PricesProps {
  readonly product: EconomyProduct;
  readonly edits: Edits;
  readonly disabled: boolean;
  readonly onChange: (slug: string, had: number, next: number) => void;
}

function Prices({ product: { id, displayName: name, costs }, edits, disabled, onChange }: PricesProps) {
  if (costs.length === 0) {
    return text.free;
  }
  return (
    <div className={classes.prices}>
      {costs.map(({ slugName, displayName, quantity }) => {
        const unit = slugName === REAL_MONEY ? FEN : 1;
        const now = edits.get(keyOf(id, slugName));
        return (
          <span key={slugName} data-changed={now !== undefined || undefined}>
            <QuantityInput
              label={text.priceOf(name, slugName === REAL_MONEY ? text.yuan : displayName)}
              value={(now ?? quantity) / unit}
              decimals={unit === FEN}
              disabled={disabled}
              onChange={(next) => onChange(slugName, quantity, Math.round(next * unit))}
            />
            {slugName === REAL_MONEY ? text.yuan : displayName}
          </span>
        );
      })}
    </div>
  );
}
