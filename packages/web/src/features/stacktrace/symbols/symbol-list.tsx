// The symbol files that are there: what each is good for, dropped, deleted.
import { Stack } from '@mantine/core';
import type { StacktraceSymbol, SymbolsListInput } from '@uos/sdk/services/stacktrace';
import { stacktraceSymbolColumns } from '@uos/sdk/services/stacktrace.columns';
import { useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { codeIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { stacktraceKeys, stacktraceOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { SymbolZone } from './symbol-zone.tsx';

const { platform, buildId, version } = stacktraceSymbolColumns;

const columns = columnsOf<StacktraceSymbol>(stacktraceSymbolColumns, {
  fileName: { kind: 'text' },
  buildId: { kind: 'id' },
  status: {},
  kind: {},
  arch: { kind: 'text', wideOnly: true },
  platform: { hidden: true },
  version: { kind: 'text' },
  size: {},
  hasDebugLine: { wideOnly: true },
  reason: { kind: 'text', hidden: true },
  createdAt: {},
  createdBy: { kind: 'text', hidden: true },
  symbolId: { hidden: true },
});

interface SymbolListProps {
  readonly appId: string;
  /** Why nothing may be uploaded. */
  readonly reason: string | undefined;
}

export function SymbolList({ appId, reason }: SymbolListProps) {
  const { symbols } = stacktraceOf(appId);
  const [removing, setRemoving] = useState<StacktraceSymbol>();
  const cannotRemove = usePermission()('stacktrace.symbols.remove');
  return (
    <Stack gap="md">
      <SymbolZone appId={appId} reason={reason} />
      <DataList
        id="stacktrace.symbols"
        label={text.symbols}
        source={listOf(symbols.list, ({ q, filters: { platform: of, build, release } }) =>
          given({
            ...{ fileName: q, buildId: build, version: release },
            platform: of as SymbolsListInput['platform'],
          }),
        )}
        columns={columns}
        rowKey={({ symbolId }) => symbolId}
        rowName={({ fileName }) => fileName}
        search={text.searchSymbols}
        filters={[
          { kind: 'text', key: 'build', title: buildId.title },
          { kind: 'text', key: 'release', title: version.title },
          labelFilter('platform', platform.title, platform.labels),
        ]}
        actions={(symbol) => [
          {
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: cannotRemove,
            onClick: () => setRemoving(symbol),
          },
        ]}
        bulk={[
          {
            key: 'remove',
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: cannotRemove,
            run: ({ symbolId }) => symbols.remove({ id: symbolId }),
            words: text.removeMany,
          },
        ]}
        empty={
          <EmptyState icon={codeIcon} title={text.noSymbols} commands={[text.sampleUpload]}>
            {text.noSymbolsHint}
          </EmptyState>
        }
      />
      {removing === undefined ? null : (
        <Confirm
          title={text.removeSymbol}
          verb={text.remove}
          onConfirm={() => symbols.remove({ id: removing.symbolId })}
          done={text.removed(removing.fileName)}
          refresh={stacktraceKeys(appId)}
          onClose={() => setRemoving(undefined)}
        >
          {text.removeWords(removing.fileName)}
        </Confirm>
      )}
    </Stack>
  );
}
