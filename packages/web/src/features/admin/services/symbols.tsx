// The symbol tables of every app.
import { type StacktraceSymbol, stacktraceTable } from '@uos/sdk/services/stacktrace';
import { useState } from 'react';
import { Confirm } from '../../../kit/confirm.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { given, serverSource, sortedHere } from '../../../kit/list/source.ts';
import { Page } from '../../../kit/page.tsx';
import { platformOf } from '../../../shell/uos.ts';
import { ServiceGate } from './service-gate.tsx';
import { text } from './text.zh.ts';

const { symbols, metrics } = platformOf({ stacktrace: stacktraceTable }).stacktrace;
const key = ['stacktrace.symbols', 'all'] as const;

const c = columnsOf<StacktraceSymbol>();

const columns = [
  c.text('fileName', text.fileName, { sort: true }),
  c.id('buildId', text.buildId),
  c.id('appId', text.appId, { wideOnly: true }),
  c.text('platform', text.platform, { sort: true }),
  c.text('arch', text.arch, { wideOnly: true }),
  c.text('version', text.version, { wideOnly: true, sort: true }),
  c.bytes('size', text.size, { sort: true }),
  c.text('status', text.status, { wideOnly: true }),
  c.time('createdAt', text.uploaded, { sort: true }),
  c.text('createdBy', text.uploadedBy, { hidden: true }),
  c.id('symbolId', text.symbolId, { hidden: true }),
];

const source = sortedHere<StacktraceSymbol>(
  serverSource({
    key,
    call: symbols.list,
    input: ({ q, filters: { appId } }) => given({ buildId: q, appId }),
  }),
);

export default function Symbols() {
  const [removing, setRemoving] = useState<StacktraceSymbol>();
  return (
    <Page title={text.symbols} help={text.symbolsHelp}>
      <ServiceGate service="stacktrace" what={text.symbolsWhat} ask={(signal) => metrics.aggregation({}, { signal })}>
        <DataList
          id="admin.symbols"
          label={text.symbols}
          source={source}
          columns={columns}
          rowKey={({ symbolId }) => symbolId}
          rowName={({ fileName }) => fileName}
          search={text.searchBuild}
          filters={[{ kind: 'text', key: 'appId', title: text.appIdFilter }]}
          actions={(symbol) => [
            { label: text.remove, icon: 'trash', danger: true, onClick: () => setRemoving(symbol) },
          ]}
          bulk={[
            {
              key: 'remove',
              label: text.remove,
              icon: 'trash',
              danger: true,
              run: ({ symbolId }) => symbols.remove({ id: symbolId }),
              words: text.removeSymbols,
            },
          ]}
          empty={<EmptyState icon="code" title={text.noSymbols} />}
        />
      </ServiceGate>
      {removing === undefined ? null : (
        <Confirm
          title={text.removeSymbol}
          verb={text.remove}
          onConfirm={() => symbols.remove({ id: removing.symbolId })}
          done={text.removed(removing.fileName)}
          refresh={[key]}
          onClose={() => setRemoving(undefined)}
        >
          {text.removeSymbolWords(removing.fileName)}
        </Confirm>
      )}
    </Page>
  );
}
