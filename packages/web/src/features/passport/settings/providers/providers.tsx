// Who vouches for players: one row for each provider and platform, and where they send players back to.
import { Stack, Text, Title } from '@mantine/core';
import { label, passportPlayerLabels } from '@uos/contract/labels';
import type { IdProvider } from '@uos/sdk/services/passport';
import { idProviderColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { useAction } from '../../../../kit/act/use-action.ts';
import { keyOf } from '../../../../kit/call/query.ts';
import { language } from '../../../../kit/language/language.zh.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { CopyableId } from '../../../../kit/show/code.tsx';
import { Facts } from '../../../../kit/show/facts.tsx';
import { editIcon, loginIcon, plusIcon, powerIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { text } from '../text.zh.ts';

const ProviderForm = part(() => import('./provider-form.tsx'), 'over');

const columns = columnsOf<IdProvider>(idProviderColumns, {
  provider: {},
  loginPlatform: {},
  enabled: {},
  clientID: {},
  clientSecret: { kind: 'text', wideOnly: true },
  redirectURI: { kind: 'text', hidden: true },
  modifiedAt: {},
});

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly provider: IdProvider };

export default function Providers({ appId }: { appId: string }) {
  const { idProviders } = passportOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const refresh = [keyOf(idProviders.list), keyOf(passportOf(appId).idDomains.get)];
  const reason = reasonFor('passport.idProviders.update');
  const turn = useAction({
    run: ({ id, enabled }: IdProvider) => idProviders.update({ id, enabled: !enabled }),
    done: (_reply, { enabled }) => text.enabledWord(!enabled),
    undo: (_reply, { id, enabled }) => idProviders.update({ id, enabled }),
    refresh,
  });
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('passport.idProviders.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.addProvider}
    </ActionButton>
  );
  return (
    <Stack gap="xl">
      <DataList
        id="passport.providers"
        scope="providers"
        label={text.providers}
        source={listOf(idProviders.list)}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={nameOf}
        toolbar={create}
        actions={(provider) => [
          { label: text.edit, icon: editIcon, reason, onClick: () => setOpen({ kind: 'edit', provider }) },
          {
            label: provider.enabled ? text.disable : text.enable,
            icon: powerIcon,
            reason,
            onClick: () => turn.mutate(provider),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.idProviders.remove'),
            onClick: () => setOpen({ kind: 'delete', provider }),
          },
        ]}
        empty={
          <EmptyState
            icon={loginIcon}
            title={text.noProviders}
            action={create}
            snippets={{
              call: idProviders.create,
              input: { provider: 'Wechat', loginPlatform: 'Android', clientID: 'wx…' },
            }}
          >
            {text.noProvidersHint}
          </EmptyState>
        }
      />
      <section aria-label={text.callbacks}>
        <Title order={2}>{text.callbacks}</Title>
        <Text size="sm" c="dimmed" mb="sm">
          {text.callbacksHelp}
        </Text>
        <Facts
          facts={CALLBACKS.map(({ title, path }) => ({
            title,
            value: <CopyableId value={`${location.origin}${path}`} />,
          }))}
        />
      </section>
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <ProviderForm appId={appId} refresh={refresh} onClose={close} /> : null}
        {open?.kind === 'edit' ? (
          <ProviderForm appId={appId} provider={open.provider} refresh={refresh} onClose={close} />
        ) : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteProvider}
          verb={text.delete}
          typed={nameOf(open.provider)}
          onConfirm={() => idProviders.remove({ id: open.provider.id })}
          done={text.providerDeleted}
          refresh={refresh}
          onClose={close}
        >
          {text.deleteProviderWords}
        </Confirm>
      ) : null}
    </Stack>
  );
}

/** Of the platform itself. Source: passport.md 7. */
const CALLBACKS = [
  { title: text.wechatCallback, path: '/v1/third-party/wechat/web-login-callback' },
  { title: text.qqCallback, path: '/v1/third-party/qq/web-login-callback' },
];

function nameOf({ provider, loginPlatform }: IdProvider): string {
  const { idProvider } = passportPlayerLabels;
  return `${label(idProvider.provider, provider)[language]} · ${label(idProvider.loginPlatform, loginPlatform)[language]}`;
}
