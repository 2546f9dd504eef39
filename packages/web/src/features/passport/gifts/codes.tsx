// Codes of one pack or of all: found, exported as the platform writes them, printed, and made void.
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { isUuid, shanghaiDay } from '@uos/contract/rules';
import type {
  TokenClass,
  TokenInstance,
  TokenInstancesExportInput,
  TokenInstancesSearchInput,
} from '@uos/sdk/services/passport';
import { tokenInstanceColumns } from '@uos/sdk/services/passport.columns';
import { type ReactNode, Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import type { RawSearch } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { banIcon, downloadIcon, giftIcon, printIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { codeKeys, packNamesQuery } from './queries.ts';
import { text } from './text.zh.ts';

const PrintCodes = part(() => import('./print-codes.tsx'), 'over');
const VoidAll = part(() => import('./void-all.tsx'), 'over');
const VoidOne = part(() => import('./void-one.tsx'), 'over');

const { status: state } = tokenInstanceColumns;

/** Words of the address of the list inside a pack. */
const SCOPE = 'codes';

interface CodesProps {
  readonly appId: string;
  /** All packs when absent. */
  readonly pack?: TokenClass;
  readonly empty?: ReactNode;
}

type Open =
  | { readonly kind: 'print' }
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly of: TokenInstance };

export default function Codes({ appId, pack, empty }: CodesProps) {
  const { tokenInstances } = passportOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const names = useQuery({ ...packNamesQuery(appId), enabled: pack === undefined }).data ?? [];
  const nameOf = (id: string) => pack?.name ?? names.find(({ tokenClassId }) => tokenClassId === id)?.name ?? id;
  const asked = useAsked(pack?.tokenClassId);
  const save = useAction({ run: () => tokenInstances.export(asked) });
  const exported = async (): Promise<void> => {
    const bytes = await save.mutateAsync().catch(() => undefined);
    if (bytes !== undefined) {
      const name = asked.tokenClassId === undefined ? text.exportName : nameOf(asked.tokenClassId);
      // why then: it comes in one file with the charts, of which a list of codes has none
      const { download, fileName } = await import('../../../kit/keep/download.ts');
      download(fileName(name, shanghaiDay(Date.now()), 'csv'), new Blob([bytes as BlobPart], { type: 'text/csv' }));
    }
  };
  const columns = columnsOf<TokenInstance>(tokenInstanceColumns, {
    code: { width: 170 },
    status: {},
    ...(pack === undefined && {
      tokenClassId: {
        title: text.pack,
        kind: 'text' as const,
        cell: ({ tokenClassId }: TokenInstance) => nameOf(tokenClassId),
      },
    }),
    usedBy: {
      kind: 'text',
      cell: ({ usedBy }) => (usedBy === undefined ? '–' : usedBy.displayName || usedBy.personaID),
      value: ({ usedBy }) => usedBy?.personaID ?? '',
    },
    usedAt: {},
    batchId: { wideOnly: true },
    invalidatedAt: { wideOnly: true, hidden: true },
    createdAt: { wideOnly: true, hidden: true },
    id: { wideOnly: true, hidden: true },
  });
  const isNarrow = asked.batchId !== undefined || asked.tokenClassId !== undefined;
  return (
    <>
      <DataList
        id={pack === undefined ? 'passport.codes' : 'passport.gift.codes'}
        {...(pack === undefined ? {} : { scope: SCOPE })}
        label={text.codes}
        source={listOf(
          tokenInstances.search,
          ({ q, filters: { classId = '', status, batch = '', personaId = '' } }) => ({
            ...given({
              code: q?.trim(),
              tokenClassId: isUuid(classId) ? classId : '',
              status: status as TokenInstancesSearchInput['status'],
              batchId: isUuid(batch) ? batch : '',
              personaID: isUuid(personaId) ? personaId : '',
            }),
            ...(pack !== undefined && { tokenClassId: pack.tokenClassId }),
          }),
        )}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ code }) => code}
        refresh={codeKeys(appId)}
        search={text.searchCodes}
        // why not its own: the platform writes all of them at once
        canExport={false}
        toolbar={
          <>
            <ActionButton
              variant="default"
              size="xs"
              icon={downloadIcon}
              loading={save.isPending}
              reason={reasonFor('passport.tokenInstances.export')}
              onClick={() => void exported()}
            >
              {text.exportCsv}
            </ActionButton>
            <ActionButton variant="default" size="xs" icon={printIcon} onClick={() => setOpen({ kind: 'print' })}>
              {text.print}
            </ActionButton>
            <ActionButton
              variant="default"
              size="xs"
              color="red"
              icon={banIcon}
              reason={reasonFor('passport.tokenInstances.invalidateMany') ?? (isNarrow ? undefined : text.chooseFirst)}
              onClick={() => setOpen({ kind: 'all' })}
            >
              {text.invalidateAll}
            </ActionButton>
          </>
        }
        filters={[
          ...(pack === undefined
            ? [
                {
                  kind: 'choice' as const,
                  key: 'classId',
                  title: text.packFilter,
                  options: names.map(({ tokenClassId, name }) => ({ value: tokenClassId, label: name })),
                },
              ]
            : []),
          labelFilter('status', state.title, state.labels),
          { kind: 'text', key: 'batch', title: text.batchFilter },
          { kind: 'text', key: 'personaId', title: text.personaFilter },
        ]}
        actions={(of) => [
          {
            label: text.invalidate,
            icon: banIcon,
            danger: true,
            reason: reasonFor('passport.tokenInstances.invalidate') ?? notUnused(of),
            onClick: () => setOpen({ kind: 'one', of }),
          },
        ]}
        bulk={[
          {
            key: 'invalidate',
            label: text.invalidate,
            icon: banIcon,
            danger: true,
            reason: reasonFor('passport.tokenInstances.invalidate'),
            leaves: notUnused,
            run: ({ id }) => tokenInstances.invalidate({ id }),
            words: text.bulkInvalidate,
          },
        ]}
        empty={empty ?? <EmptyState icon={giftIcon} title={text.noCodesOf} />}
      />
      {open?.kind === 'one' ? <VoidOne appId={appId} of={open.of} onClose={close} /> : null}
      {open?.kind === 'all' ? (
        <VoidAll appId={appId} of={asked} name={nameOf(asked.tokenClassId ?? '')} onClose={close} />
      ) : null}
      <Suspense fallback={null}>
        {open?.kind === 'print' ? (
          <PrintCodes
            appId={appId}
            // why not what was used or voided: it is of no use to anybody
            filters={{ status: 'unused', ...asked }}
            name={asked.tokenClassId === undefined ? text.all : nameOf(asked.tokenClassId)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Why it cannot be made void. */
const notUnused = ({ status }: TokenInstance) => (status === 'unused' ? undefined : text.notUnused);

/** What the list is narrowed to, as the address says. */
function useAsked(tokenClassId: string | undefined): TokenInstancesExportInput {
  const raw = useSearch({ strict: false }) as RawSearch;
  const word = (key: string): string => {
    const value = raw[tokenClassId === undefined ? key : `${SCOPE}.${key}`];
    return typeof value === 'string' ? value : '';
  };
  const id = (key: string) => (isUuid(word(key)) ? word(key) : '');
  return given({
    code: word('q').trim(),
    tokenClassId: tokenClassId ?? id('classId'),
    status: word('status') as TokenInstancesExportInput['status'],
    batchId: id('batch'),
    personaID: id('personaId'),
  });
}
