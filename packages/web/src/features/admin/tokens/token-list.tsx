// Tokens of machines that call the platform. Their whole text is shown once, when it is made.

import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatTime, pageCounts } from '@uos/contract/rules';
import { type ServiceToken, serviceTokenTable } from '@uos/sdk/services/service-token';
import { serviceTokenColumns } from '@uos/sdk/services/service-token.columns';
import { regenerateForm } from '@uos/sdk/services/service-token.forms';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { lockIcon, plusIcon, refreshIcon, trashIcon } from '../../../kit/show/icons.ts';
import { platformOf } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const TokenForm = part(() => import('./token-form.tsx'), 'over');
const FreshToken = part(() => import('./fresh-token.tsx'), 'over');

const { serviceToken } = platformOf({ serviceToken: serviceTokenTable });

const { ServiceName: service } = serviceTokenColumns;

const columns = columnsOf<ServiceToken>(serviceTokenColumns, {
  Name: { sort: true },
  ServiceName: { kind: 'status', sort: true },
  Token: { cell: ({ Token }) => <code>{Token}</code> },
  CreatedBy: { sort: true, wideOnly: true },
  LastUsedAt: {
    title: text.lastUsed,
    cell: ({ LastUsedAt }) => (LastUsedAt === null ? text.neverUsed : formatTime(LastUsedAt)),
    sort: true,
  },
  CreatedAt: { sort: true, wideOnly: true },
  UpdatedAt: { hidden: true, sort: true },
  Id: { hidden: true },
});

const source = wholeListOf(
  serviceToken.list,
  { count: pageCounts.max },
  {
    rows: ({ Items }) => Items,
    search: ({ Name, CreatedBy }) => `${Name} ${CreatedBy}`,
    fits: ({ ServiceName }, _filter, value) => ServiceName === value,
  },
);

type Open = { readonly kind: 'generate' } | { readonly kind: 'regenerate' | 'remove'; readonly token: ServiceToken };

export default function TokenList() {
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  // why no query: the whole text lives in this dialog only
  const [fresh, setFresh] = useState<ServiceToken>();
  const close = () => setOpen(undefined);
  const show = (made: ServiceToken | undefined): void => {
    close();
    setFresh(made);
    void client.invalidateQueries({ queryKey: keyOf(serviceToken.list) });
  };
  const generate = (
    <ActionButton icon={plusIcon} onClick={() => setOpen({ kind: 'generate' })}>
      {text.generate}
    </ActionButton>
  );
  return (
    <Page title={text.tokens} help={text.tokensHelp} actions={generate}>
      <DataList
        id="admin.tokens"
        label={text.tokens}
        source={source}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={({ Name }) => Name}
        search={text.search}
        filters={[labelFilter('service', service.title, service.labels)]}
        actions={(token) => [
          { label: text.regenerate, icon: refreshIcon, onClick: () => setOpen({ kind: 'regenerate', token }) },
          { label: text.remove, icon: trashIcon, danger: true, onClick: () => setOpen({ kind: 'remove', token }) },
        ]}
        empty={
          <EmptyState icon={lockIcon} title={text.empty} action={generate} commands={text.commands}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'generate' ? (
          <TokenForm
            onSubmit={(input) => serviceToken.generate(input)}
            onClose={(made) => (made ? show(made) : close())}
          />
        ) : null}
        {fresh === undefined ? null : <FreshToken token={fresh} onClose={() => setFresh(undefined)} />}
      </Suspense>
      {open?.kind === 'regenerate' ? (
        <Regenerate token={open.token} onClose={(made) => (made === undefined ? close() : show(made))} />
      ) : null}
      {open?.kind === 'remove' ? (
        <Confirm
          title={text.removeTitle}
          verb={text.remove}
          typed={open.token.Name}
          onConfirm={() => serviceToken.remove({ id: open.token.Id })}
          done={text.removed(open.token.Name)}
          refresh={[keyOf(serviceToken.list)]}
          onClose={close}
        >
          {text.removeWords(open.token.Name)}
        </Confirm>
      ) : null}
    </Page>
  );
}

interface RegenerateProps {
  readonly token: ServiceToken;
  readonly onClose: (made?: ServiceToken) => void;
}

function Regenerate({ token: { Id, Name }, onClose }: RegenerateProps) {
  const fields = fieldsOf<{ typed: string }>(regenerateForm, {
    typed: {
      kind: 'text',
      label: text.typeName(Name),
      required: true,
      check: (value) => (value === Name ? undefined : text.wrongName),
    },
  });
  return (
    <FormDialog
      title={text.regenerateTitle}
      fields={fields}
      initial={{ typed: '' }}
      submitLabel={text.regenerate}
      onSubmit={() => serviceToken.regenerate({ id: Id })}
      done={() => text.regenerated(Name)}
      onClose={onClose}
    >
      <Text size="sm">{text.regenerateWords(Name)}</Text>
    </FormDialog>
  );
}
