// All products of a shelf put on sale or taken off: which of them change, and how many players see it.
import { useQuery } from '@tanstack/react-query';
import type { EconomyCategory } from '@uos/sdk/browser';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { passportOf } from '../../queries.ts';
import { amountsWords } from '../amounts/amounts.ts';
import { playersQuery, productKeys, productsQuery } from '../queries.ts';
import classes from './products.module.css';
import { text } from './text.zh.ts';

interface FlipCategoryProps {
  readonly appId: string;
  readonly category: EconomyCategory;
  readonly how: 'publish' | 'revoke';
  readonly onClose: () => void;
}

/** As many as one call takes back. */
const MOST = 100;

export default function FlipCategory({ appId, category: { slugName, displayName }, how, onClose }: FlipCategoryProps) {
  const { categories, products } = passportOf(appId);
  const all = useQuery(productsQuery(appId, { categorySlug: slugName }));
  const players = useQuery(playersQuery(appId));
  if (all.isError) {
    return <ErrorPanel error={all.error} onRetry={() => void all.refetch()} />;
  }
  if (all.data === undefined || players.isPending) {
    return null;
  }
  const isUp = how === 'publish';
  const on = all.data.filter(({ publishStatus }) => publishStatus === 'published');
  const changed = all.data.filter(({ publishStatus }) => (publishStatus === 'published') !== isUp);
  const ids = changed.map(({ id }) => id);
  return (
    <Confirm
      title={isUp ? text.publishAllTitle(displayName) : text.revokeAllTitle(displayName)}
      verb={isUp ? text.publishCount(changed.length) : text.revokeCount(changed.length)}
      change={{ from: text.onSaleCount(on.length), to: text.onSaleCount(isUp ? all.data.length : 0) }}
      long
      onConfirm={() => (isUp ? categories.publishProducts : categories.revokeProducts)({ id: slugName })}
      {...(changed.length > 0 &&
        changed.length <= MOST && { undo: () => (isUp ? products.revoke : products.publish)({ ids }) })}
      done={isUp ? text.published(displayName) : text.revoked(displayName)}
      refresh={productKeys(appId)}
      onClose={() => onClose()}
    >
      <p>{changed.length === 0 ? text.nothingChanges : text.flipWords(players.data)}</p>
      <ul className={classes.diff} aria-label={text.changes}>
        {changed.map(({ id, displayName: name, costs }) => (
          <li key={id} data-how={how}>
            <span>{name}</span>
            <span>{amountsWords(costs) || text.free}</span>
          </li>
        ))}
      </ul>
    </Confirm>
  );
}
