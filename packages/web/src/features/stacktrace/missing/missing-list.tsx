// Every build whose symbol file is wanted, most crashes first.
import { Stack } from '@mantine/core';
import type { MissingSymbol } from '@uos/sdk/services/stacktrace';
import { missingSymbolColumns } from '@uos/sdk/services/stacktrace.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Copy } from '../../../kit/show/copy.tsx';
import { doneIcon } from '../../../kit/show/icons.ts';
import { stacktraceOf } from '../queries.ts';
import { SymbolZone } from '../symbols/symbol-zone.tsx';
import { text } from '../text.zh.ts';
import { uploadLine } from './upload-line.ts';

const lineOf = ({ module, appVersions }: MissingSymbol) =>
  uploadLine(module, appVersions.length === 1 ? appVersions[0] : undefined);

const columns = columnsOf<MissingSymbol>(missingSymbolColumns, {
  module: { kind: 'text' },
  buildId: { kind: 'id' },
  recordCount: {},
  appVersions: {
    kind: 'text',
    title: text.versions,
    wideOnly: true,
    cell: ({ appVersions }) => appVersions.join(text.comma) || '–',
    value: ({ appVersions }) => appVersions.join(' '),
  },
  lastSeen: {},
});

interface MissingListProps {
  readonly appId: string;
  readonly reason: string | undefined;
}

export default function MissingList({ appId, reason }: MissingListProps) {
  const { missing } = stacktraceOf(appId);
  return (
    <Stack gap="md">
      <SymbolZone appId={appId} reason={reason} />
      <DataList
        id="stacktrace.missing"
        label={text.missing}
        source={listOf(missing.list)}
        columns={[
          ...columns,
          {
            key: 'upload',
            title: text.command,
            cell: (row) => <Copy value={lineOf(row)} label={text.copyCommand} withText />,
            value: lineOf,
          },
        ]}
        rowKey={({ buildId }) => buildId}
        rowName={({ module }) => module}
        empty={
          <EmptyState icon={doneIcon} title={text.nothingMissing}>
            {text.nothingMissingHint}
          </EmptyState>
        }
      />
    </Stack>
  );
}
