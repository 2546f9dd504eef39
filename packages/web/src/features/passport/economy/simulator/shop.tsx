// The answers for one persona: each product with whether it is seen and bought, why not, and what is left then.
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Buying, buying, formatTime } from '@uos/contract/rules';
import type { EconomyProduct } from '@uos/sdk/browser';
import { Suspense, useState } from 'react';
import { screen } from '../../../../kit/address/link.ts';
import { useSearchState, words } from '../../../../kit/address/search-state.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../../kit/page/stale-line.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { grouped } from '../../../../kit/show/grouped.ts';
import { packagesIcon } from '../../../../kit/show/icons.ts';
import { StatusDot } from '../../../../kit/show/status-dot.tsx';
import { AmountInput } from '../../minors/amount-input.tsx';
import { amountsWords } from '../amounts/amounts.ts';
import { type ShopFacts, shopQuery } from './queries.ts';
import classes from './simulator.module.css';
import { text } from './text.zh.ts';

const DateInput = part(() => import('../../../../kit/form/date-input.tsx'));

const WAITING = 320;
const MOST = 9999;
const spec = { personaId: words() };

export default function Shop({ appId, id }: { appId: string; id: string }) {
  const facts = useQuery(shopQuery(appId, id));
  const [, change] = useSearchState(spec);
  const [at, setAt] = useState('');
  const [quantity, setQuantity] = useState(1);
  if (facts.data === undefined) {
    return facts.isLoadingError ? (
      <ErrorPanel error={facts.error} onRetry={() => void facts.refetch()} />
    ) : (
      <Waiting height={WAITING} />
    );
  }
  const { persona, products, buyer } = facts.data;
  const moment = at === '' || Date.parse(at) < Date.parse(String(buyer.countedAt)) ? String(buyer.countedAt) : at;
  return (
    <section aria-label={text.title}>
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} className={classes.name}>
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link
                {...props}
                {...screen('/services/{appId}/passport/account/persona/{personaID}', { appId, personaID: id })}
              />
            )}
          >
            {persona.displayName || persona.personaID}
          </Anchor>
        </Title>
        <Button variant="default" size="compact-md" onClick={() => change({ personaId: '' })}>
          {text.another}
        </Button>
      </Group>
      <div className={classes.fields}>
        <Suspense fallback={<div className={classes.later} />}>
          <DateInput
            field={{ kind: 'time', label: text.at, description: text.atHelp }}
            value={at}
            problem={at !== '' && moment !== at ? text.past : undefined}
            onChange={setAt}
            onLeave={() => undefined}
          />
        </Suspense>
        <AmountInput
          label={text.quantity}
          unit={text.unit}
          value={quantity}
          onChange={(next) => setQuantity(Math.min(MOST, Math.max(1, Math.round(next))))}
        />
      </div>
      <StaleLine query={facts} />
      <Text size="sm" c="dimmed" mb="sm" role="status">
        {text.asked(formatTime(moment), grouped(quantity))}
      </Text>
      {products.length === 0 ? (
        <EmptyState icon={packagesIcon} title={text.noProducts} />
      ) : (
        <ul className={classes.answers}>
          {products.map((product) => (
            <Answer key={product.id} facts={facts.data} product={product} at={moment} quantity={quantity} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface AnswerProps {
  readonly facts: ShopFacts;
  readonly product: EconomyProduct;
  readonly at: string;
  readonly quantity: number;
}

function Answer({ facts: { buyer, resources }, product, at, quantity }: AnswerProps) {
  const answer = buying({
    product: { ...product, published: product.publishStatus === 'published' },
    quantity,
    at,
    buyer: { ...buyer, consumeCount: product.consumeCount ?? 0 },
    resources,
  });
  const nameOf = (slug: string) => resources.get(slug)?.displayName ?? slug;
  const words = text.reasons[answer.because](answer.resource === undefined ? '' : nameOf(answer.resource));
  return (
    <li>
      <div className={classes.head}>
        <strong>{product.displayName}</strong>
        <StatusDot label={{ zh: words, en: words, color: colorOf(answer) }} />
      </div>
      <p>{text.trade(amountsWords(product.costs, quantity) || text.free, amountsWords(product.rewards, quantity))}</p>
      <dl>
        <dt>{text.visible}</dt>
        <dd>{answer.isVisible ? text.yes : text.no}</dd>
        <dt>{text.left}</dt>
        <dd>
          {answer.left === undefined ? text.noLimit : text.leftOf(grouped(answer.left), grouped(product.limitCount))}
        </dd>
        {answer.resetsAt === undefined ? null : (
          <>
            <dt>{text.resets}</dt>
            <dd>{formatTime(answer.resetsAt)}</dd>
          </>
        )}
        {answer.balances.map(({ slugName, before, after }) => (
          <div key={slugName} className={classes.balance}>
            <dt>{nameOf(slugName)}</dt>
            <dd>{before === after ? grouped(before) : text.moves(grouped(before), grouped(after))}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function colorOf({ because, isCharged }: Buying): 'green' | 'orange' | 'blue' | 'red' {
  if (because === 'buys') {
    return 'green';
  }
  return because === 'money' ? 'blue' : isCharged ? 'orange' : 'red';
}
