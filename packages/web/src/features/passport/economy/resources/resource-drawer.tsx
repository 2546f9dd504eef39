// One resource beside the list: how much of it is out there, what costs it and what gives it.
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import type { EconomyProduct, EconomyResource } from '@uos/sdk/browser';
import { economyResourceColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { screen } from '../../../../kit/address/link.ts';
import { DetailPage } from '../../../../kit/detail/detail-page.tsx';
import { SideDrawer } from '../../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { Figures } from '../../../../kit/show/figures.tsx';
import { grouped } from '../../../../kit/show/grouped.ts';
import { costIcon, editIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { StatusDot } from '../../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../../parts/history/history-tab.tsx';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { amountsWords } from '../amounts/amounts.ts';
import { type Giver, holdingQuery, resourceQuery, usersOfQuery } from '../queries.ts';
import { DeleteResource } from './delete-resource.tsx';
import { builtIn, lifetimeWords, limitWords } from './resource-words.ts';
import classes from './resources.module.css';
import { text } from './text.zh.ts';

const ResourceForm = part(() => import('./resource-form.tsx'), 'over');

const facts = columnsOf<EconomyResource>(economyResourceColumns, {
  slugName: { kind: 'id' },
  namespace: {},
  quantityLimit: { cell: limitWords },
  lifetimeSeconds: { cell: lifetimeWords },
  stackable: {},
  createdAt: {},
});

interface ResourceDrawerProps {
  readonly appId: string;
  readonly slug: string;
  readonly onClose: () => void;
}

export default function ResourceDrawer({ appId, slug, onClose }: ResourceDrawerProps) {
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <SideDrawer title={text.resource} closeLabel={text.close} onClose={onClose}>
      <DetailPage
        place="drawer"
        query={useQuery(resourceQuery(appId, slug))}
        kind={text.resource}
        icon={costIcon}
        title={({ displayName }) => displayName}
        status={({ type }) => <StatusDot label={label(economyResourceColumns.type.labels, type)} />}
        facts={facts}
        tabs={(resource) => [
          { key: 'usage', title: text.usage, render: () => <Usage appId={appId} slug={slug} /> },
          historyTab({ appId }, slug, resource.displayName),
        ]}
        actions={(resource) => [
          {
            label: text.edit,
            icon: editIcon,
            primary: true,
            reason: reasonFor('passport.resources.update') ?? builtIn(resource),
            onClick: () => setOpen('edit'),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.resources.remove') ?? builtIn(resource),
            onClick: () => setOpen('delete'),
          },
        ]}
      >
        {(resource) => (
          <>
            <Suspense fallback={null}>
              {open === 'edit' ? <ResourceForm appId={appId} resource={resource} onClose={close} /> : null}
            </Suspense>
            {open === 'delete' ? (
              <DeleteResource
                appId={appId}
                resource={resource}
                onClose={(deleted) => {
                  close();
                  if (deleted) {
                    onClose();
                  }
                }}
              />
            ) : null}
          </>
        )}
      </DetailPage>
    </SideDrawer>
  );
}

const HEIGHT = 160;

function Usage({ appId, slug }: { appId: string; slug: string }) {
  const holding = useQuery(holdingQuery(appId, slug));
  const users = useQuery(usersOfQuery(appId, slug));
  if (users.data === undefined || holding.data === undefined) {
    const failed = users.isLoadingError ? users : holding.isLoadingError ? holding : undefined;
    return failed === undefined ? (
      <Waiting height={HEIGHT} />
    ) : (
      <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />
    );
  }
  const { costs, rewards, boards, givers } = users.data;
  const { holders, quantity } = holding.data;
  return (
    <Stack gap="lg">
      <Figures
        label={text.usage}
        figures={[
          { title: text.holders, value: grouped(holders) },
          { title: text.units, value: grouped(quantity) },
        ]}
      />
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link {...props} {...screen('/services/{appId}/passport/economy/package', { appId }, { resource: slug })} />
        )}
      >
        {text.toHolders}
      </Anchor>
      <Products appId={appId} title={text.costsIt} of={costs} side="costs" />
      <Products appId={appId} title={text.givesIt} of={rewards} side="rewards" />
      <section className={classes.used}>
        <Title order={3}>{text.boards}</Title>
        {boards.length === 0 ? (
          <Text size="sm" c="dimmed">
            {text.nothing}
          </Text>
        ) : (
          <ul>
            {boards.map(({ slugName, displayName }) => (
              <li key={slugName}>{displayName || slugName}</li>
            ))}
          </ul>
        )}
      </section>
      <Givers appId={appId} of={givers} />
    </Stack>
  );
}

function Givers({ appId, of }: { appId: string; of: readonly Giver[] }) {
  return (
    <section className={classes.used}>
      <Title order={3}>{text.givers}</Title>
      {of.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.nothing}
        </Text>
      ) : (
        <ul>
          {of.map(({ kind, slugName, displayName }) => (
            <li key={`${kind} ${slugName}`}>
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link {...props} {...screen(GIVER_LISTS[kind], { appId }, { d: `${kind}:${slugName}` })} />
                )}
              >
                {displayName || slugName}
              </Anchor>
              <span>{text.giverKinds[kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const GIVER_LISTS = {
  achievement: '/services/{appId}/passport/achievements/meta',
  quest: '/services/{appId}/passport/quests',
  battlePass: '/services/{appId}/passport/battle-pass',
} as const;

interface ProductsProps {
  readonly appId: string;
  readonly title: string;
  readonly of: readonly EconomyProduct[];
  readonly side: 'costs' | 'rewards';
}

function Products({ appId, title, of, side }: ProductsProps) {
  return (
    <section className={classes.used}>
      <Title order={3}>{title}</Title>
      {of.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.nothing}
        </Text>
      ) : (
        <ul>
          {of.map((product) => (
            <li key={product.id}>
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link
                    {...props}
                    {...screen(
                      '/services/{appId}/passport/economy/product',
                      { appId },
                      { d: `product:${product.slugName}` },
                    )}
                  />
                )}
              >
                {product.displayName}
              </Anchor>
              <span>{amountsWords(product[side])}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
