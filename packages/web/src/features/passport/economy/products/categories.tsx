// The shelves of the shop beside the products: one is chosen, changed, or put on sale as a whole.
import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { EconomyCategory } from '@uos/sdk/browser';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { RowMenu } from '../../../../kit/act/row-menu.tsx';
import type { RawSearch } from '../../../../kit/address/search-state.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { WaitingLines } from '../../../../kit/page/waiting.tsx';
import { editIcon, playIcon, plusIcon, powerIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { categoriesQuery, categoryKeys } from '../queries.ts';
import classes from './products.module.css';
import { text } from './text.zh.ts';

const CategoryForm = part(() => import('./category-form.tsx'), 'over');
const FlipCategory = part(() => import('./flip-category.tsx'), 'over');

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'publish' | 'revoke' | 'delete'; readonly category: EconomyCategory };

/** The same list, on another shelf and from its first page. */
const onShelf =
  (category: string) =>
  ({ page: _page, d: _open, category: _before, ...rest }: RawSearch): RawSearch =>
    category === '' ? rest : { ...rest, category };

const WAITING = 160;

export function Categories({ appId, chosen }: { appId: string; chosen: string }) {
  const categories = useQuery(categoriesQuery(appId));
  const reasonFor = usePermission();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const go = (category: string) => void navigate({ to: '.', search: onShelf(category) } as never);
  const rows = categories.data ?? [];
  return (
    <nav className={classes.shelves} aria-label={text.categories}>
      <div className={classes.head}>
        <Text size="xs" c="dimmed">
          {text.categories}
        </Text>
        <ActionButton
          size="compact-xs"
          variant="subtle"
          icon={plusIcon}
          reason={reasonFor('passport.categories.create')}
          onClick={() => setOpen({ kind: 'create' })}
        >
          {text.newCategory}
        </ActionButton>
      </div>
      {categories.isLoadingError ? (
        <ErrorPanel error={categories.error} onRetry={() => void categories.refetch()} />
      ) : categories.data === undefined ? (
        <WaitingLines height={WAITING} />
      ) : (
        <>
          <NativeSelect
            className={classes.choose}
            aria-label={text.categories}
            value={chosen}
            data={[
              { value: '', label: text.all },
              ...rows.map(({ slugName, displayName }) => ({ value: slugName, label: displayName })),
            ]}
            onChange={({ currentTarget: { value } }) => go(value)}
          />
          <ul className={classes.list}>
            <li data-chosen={chosen === '' || undefined}>
              <Link to="." search={onShelf('') as never} aria-current={chosen === '' ? 'true' : undefined}>
                {text.all}
              </Link>
            </li>
            {rows.map((category) => (
              <li key={category.id} data-chosen={chosen === category.slugName || undefined}>
                <Link
                  to="."
                  search={onShelf(category.slugName) as never}
                  aria-current={chosen === category.slugName ? 'true' : undefined}
                  title={category.slugName}
                >
                  {category.displayName}
                </Link>
                <RowMenu
                  name={category.displayName}
                  actions={[
                    {
                      label: text.edit,
                      icon: editIcon,
                      reason: reasonFor('passport.categories.update'),
                      onClick: () => setOpen({ kind: 'edit', category }),
                    },
                    {
                      label: text.publishAll,
                      icon: playIcon,
                      reason: reasonFor('passport.categories.publishProducts'),
                      onClick: () => setOpen({ kind: 'publish', category }),
                    },
                    {
                      label: text.revokeAll,
                      icon: powerIcon,
                      reason: reasonFor('passport.categories.revokeProducts'),
                      onClick: () => setOpen({ kind: 'revoke', category }),
                    },
                    {
                      label: text.delete,
                      icon: trashIcon,
                      danger: true,
                      reason: reasonFor('passport.categories.remove'),
                      onClick: () => setOpen({ kind: 'delete', category }),
                    },
                  ]}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <CategoryForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <CategoryForm appId={appId} category={open.category} onClose={close} /> : null}
        {open?.kind === 'publish' || open?.kind === 'revoke' ? (
          <FlipCategory appId={appId} category={open.category} how={open.kind} onClose={close} />
        ) : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteCategory}
          verb={text.delete}
          onConfirm={async () => {
            await passportOf(appId).categories.remove({ id: open.category.slugName });
            if (chosen === open.category.slugName) {
              go('');
            }
          }}
          done={text.deleted(open.category.displayName)}
          refresh={categoryKeys(appId)}
          onClose={close}
        >
          {text.deleteCategoryWords}
        </Confirm>
      ) : null}
    </nav>
  );
}
