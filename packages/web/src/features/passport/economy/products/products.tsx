// The products of a shelf or of all: put on sale and taken off, one or many at once.
import type { EconomyProduct } from '@uos/sdk/browser';
import type { ProductsSearchInput } from '@uos/sdk/services/passport';
import { economyProductColumns } from '@uos/sdk/services/passport.columns';
import { type ReactNode, Suspense, useState } from 'react';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { useSearchState, words } from '../../../../kit/address/search-state.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../../kit/list/filter.ts';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { given } from '../../../../kit/list/source/source.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { copyIcon, editIcon, packagesIcon, playIcon, powerIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { amountsWords, writeAmounts } from '../amounts/amounts.ts';
import { productKeys } from '../queries.ts';
import { Categories } from './categories.tsx';
import { FlipProduct } from './flip-product.tsx';
import { limitWords } from './product-words.ts';
import classes from './products.module.css';
import { text } from './text.zh.ts';

const ProductForm = part(() => import('./product-form.tsx'), 'over');

const { publishStatus: state } = economyProductColumns;

const columns = columnsOf<EconomyProduct>(economyProductColumns, {
  displayName: {},
  slugName: { wideOnly: true },
  publishStatus: {},
  costs: {
    kind: 'text',
    cell: ({ costs }) => amountsWords(costs) || text.free,
    value: ({ costs }) => writeAmounts(costs),
  },
  rewards: {
    kind: 'text',
    cell: ({ rewards }) => amountsWords(rewards),
    value: ({ rewards }) => writeAmounts(rewards),
  },
  limitCount: { kind: 'text', cell: limitWords },
  categorySlug: { wideOnly: true, hidden: true },
  startTime: { hidden: true },
  endTime: { hidden: true },
  modifiedAt: { wideOnly: true, hidden: true },
});

type Open = { readonly kind: 'edit' | 'copy' | 'flip' | 'delete'; readonly product: EconomyProduct };

const spec = { category: words() };

const isPublished = ({ publishStatus }: EconomyProduct) => publishStatus === 'published';

export function Products({ appId, create }: { appId: string; create: ReactNode }) {
  const { products } = passportOf(appId);
  const reasonFor = usePermission();
  const [{ category }] = useSearchState(spec);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const refresh = productKeys(appId);
  return (
    <div className={classes.frame}>
      <div className={classes.shop}>
        <Categories appId={appId} chosen={category} />
        <DataList
          id="passport.products"
          label={text.products}
          source={listOf(products.search, ({ q, filters: { state: publishStatus } }) =>
            given({
              displayName: q,
              categorySlug: category,
              publishStatus: publishStatus as ProductsSearchInput['publishStatus'],
            }),
          )}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ displayName }) => displayName}
          rowEntity={({ slugName }) => ({ kind: 'product', id: slugName })}
          refresh={refresh}
          search={text.search}
          filters={[labelFilter('state', state.title, state.labels)]}
          actions={(product) => [
            {
              label: text.edit,
              icon: editIcon,
              reason: reasonFor('passport.products.update'),
              onClick: () => setOpen({ kind: 'edit', product }),
            },
            {
              label: isPublished(product) ? text.revokeAsk : text.publishAsk,
              icon: isPublished(product) ? powerIcon : playIcon,
              reason: reasonFor(isPublished(product) ? 'passport.products.revoke' : 'passport.products.publish'),
              onClick: () => setOpen({ kind: 'flip', product }),
            },
            {
              label: text.copy,
              icon: copyIcon,
              reason: reasonFor('passport.products.create'),
              onClick: () => setOpen({ kind: 'copy', product }),
            },
            {
              label: text.delete,
              icon: trashIcon,
              danger: true,
              reason: reasonFor('passport.products.remove') ?? (isPublished(product) ? text.revokeFirst : undefined),
              onClick: () => setOpen({ kind: 'delete', product }),
            },
          ]}
          bulk={[
            {
              key: 'publish',
              label: text.publish,
              icon: playIcon,
              reason: reasonFor('passport.products.publish'),
              leaves: (product) => (isPublished(product) ? text.isPublished : undefined),
              run: ({ id }) => products.publish({ ids: [id] }),
              words: text.bulkPublish,
            },
            {
              key: 'revoke',
              label: text.revoke,
              icon: powerIcon,
              danger: true,
              reason: reasonFor('passport.products.revoke'),
              leaves: (product) => (isPublished(product) ? undefined : text.isUnpublished),
              run: ({ id }) => products.revoke({ ids: [id] }),
              words: text.bulkRevoke,
            },
            {
              key: 'delete',
              label: text.delete,
              icon: trashIcon,
              danger: true,
              reason: reasonFor('passport.products.remove'),
              leaves: (product) => (isPublished(product) ? text.revokeFirst : undefined),
              run: ({ id }) => products.remove({ id }),
              words: text.bulkDelete,
            },
          ]}
          empty={
            <EmptyState
              icon={packagesIcon}
              title={category === '' ? text.empty : text.emptyShelf}
              action={create}
              snippets={{ call: products.create, input: text.sample }}
            >
              {text.emptyHint}
            </EmptyState>
          }
        />
        <Suspense fallback={null}>
          {open?.kind === 'edit' ? <ProductForm appId={appId} product={open.product} onClose={close} /> : null}
          {open?.kind === 'copy' ? <ProductForm appId={appId} like={open.product} onClose={close} /> : null}
        </Suspense>
        {open?.kind === 'flip' ? <FlipProduct appId={appId} product={open.product} onClose={close} /> : null}
        {open?.kind === 'delete' ? (
          <Confirm
            title={text.deleteTitle}
            verb={text.delete}
            onConfirm={() => products.remove({ id: open.product.id })}
            done={text.deleted(open.product.displayName)}
            refresh={refresh}
            onClose={close}
          >
            {text.deleteWords}
          </Confirm>
        ) : null}
      </div>
    </div>
  );
}
