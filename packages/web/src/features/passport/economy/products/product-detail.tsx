// One product beside the list: what it costs and gives, how often it may be bought, and what was done to it.
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { EconomyProduct } from '@uos/sdk/browser';
import { economyProductColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import type { EntityViewProps } from '../../../../kit/address/entity.ts';
import { screen } from '../../../../kit/address/link.ts';
import { DetailPage } from '../../../../kit/detail/detail-page.tsx';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { Commands } from '../../../../kit/show/code.tsx';
import { Facts } from '../../../../kit/show/facts.tsx';
import { editIcon, packagesIcon, playIcon, powerIcon, terminalIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { StatusDot } from '../../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../../parts/history/history-tab.tsx';
import { useApp } from '../../../../shell/apps.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { amountWords } from '../amounts/amounts.ts';
import { productKeys, productQuery } from '../queries.ts';
import { FlipProduct } from './flip-product.tsx';
import { limitWords, nextReset, windowWords } from './product-words.ts';
import classes from './products.module.css';
import { text } from './text.zh.ts';

const ProductForm = part(() => import('./product-form.tsx'), 'over');

const facts = columnsOf<EconomyProduct>(economyProductColumns, {
  slugName: { kind: 'id' },
  categorySlug: {},
  id: {},
  createdAt: {},
  modifiedAt: {},
});

export default function ProductDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'edit' | 'flip' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <DetailPage
      place={place}
      query={useQuery(productQuery(appId, id))}
      kind={text.product}
      icon={packagesIcon}
      title={({ displayName }) => displayName}
      status={({ publishStatus }) => (
        <StatusDot label={label(economyProductColumns.publishStatus.labels, publishStatus)} />
      )}
      facts={facts}
      aside={{
        title: text.commands,
        icon: terminalIcon,
        render: ({ slugName, publishStatus }) => (
          <Commands lines={text.productCommands(slugName, publishStatus === 'published')} />
        ),
      }}
      list={screen('/services/{appId}/passport/economy/product', { appId })}
      tabs={(product) => [
        { key: 'content', title: text.content, render: () => <Content product={product} /> },
        historyTab({ appId }, product.slugName, product.displayName),
      ]}
      actions={(product) => {
        const isOn = product.publishStatus === 'published';
        return [
          {
            label: isOn ? text.revokeAsk : text.publishAsk,
            icon: isOn ? powerIcon : playIcon,
            primary: isOn ? 'plain' : true,
            reason: reasonFor(isOn ? 'passport.products.revoke' : 'passport.products.publish'),
            onClick: () => setOpen('flip'),
          },
          {
            label: text.edit,
            icon: editIcon,
            primary: isOn,
            reason: reasonFor('passport.products.update'),
            onClick: () => setOpen('edit'),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.products.remove') ?? (isOn ? text.revokeFirst : undefined),
            onClick: () => setOpen('delete'),
          },
        ];
      }}
    >
      {(product) => (
        <>
          <Suspense fallback={null}>
            {open === 'edit' ? <ProductForm appId={appId} product={product} onClose={close} /> : null}
          </Suspense>
          {open === 'flip' ? <FlipProduct appId={appId} product={product} onClose={close} /> : null}
          {open === 'delete' ? (
            <Confirm
              title={text.deleteTitle}
              verb={text.delete}
              onConfirm={async () => {
                await passportOf(appId).products.remove({ id: product.id });
                onClose();
              }}
              done={text.deleted(product.displayName)}
              refresh={productKeys(appId)}
              onClose={close}
            >
              {text.deleteWords}
            </Confirm>
          ) : null}
        </>
      )}
    </DetailPage>
  );
}

function Content({ product }: { product: EconomyProduct }) {
  const { costs, rewards } = product;
  const next = nextReset(product, Date.now());
  return (
    <Stack gap="lg">
      <Amounts title={text.costs} of={costs} none={text.free} />
      <Amounts title={text.rewards} of={rewards} none={text.free} />
      <Facts
        facts={[
          { title: text.limit, value: limitWords(product) },
          ...(next === undefined ? [] : [{ title: text.nextReset, value: next }]),
          { title: text.soldIn, value: windowWords(product) },
        ]}
      />
    </Stack>
  );
}

function Amounts({ title, of, none }: { title: string; of: EconomyProduct['costs']; none: string }) {
  return (
    <section className={classes.amounts}>
      <Title order={3}>{title}</Title>
      {of.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {of.map((item) => (
            <li key={item.slugName}>
              <span>{amountWords(item)}</span>
              <code>{item.slugName}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
