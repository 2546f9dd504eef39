// The symbol tables of every app.

import { type StacktraceSymbol, stacktraceTable } from '@uos/sdk/services/stacktrace';
import { stacktraceSymbolColumns } from '@uos/sdk/services/stacktrace.columns';
import { useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given, sortedHere } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { codeIcon, trashIcon } from '../../../kit/show/icons.ts';
import { platformOf } from '../../../shell/uos.ts';
import { ServiceGate } from './service-gate.tsx';
import { text } from './text.zh.ts';

const { symbols, metrics } = platformOf({ stacktrace: stacktraceTable }).stacktrace;

const columns = columnsOf<StacktraceSymbol>(stacktraceSymbolColumns, {
  fileName: { sort: true },
  buildId: { title: text.buildId },
  appId: { title: text.appId, wideOnly: true },
  platform: { sort: true },
  arch: { wideOnly: true },
  version: { wideOnly: true, sort: true },
  size: { sort: true },
  status: { wideOnly: true },
  createdAt: { sort: true },
  createdBy: { hidden: true },
  symbolId: { hidden: true },
});

const source = sortedHere(listOf(symbols.list, ({ q, filters: { appId } }) => given({ buildId: q, appId })));

export default function Symbols() {
  const [removing, setRemoving] = useState<StacktraceSymbol>();
  return (
    <Page title={text.symbols} help={text.symbolsHelp}>
      <ServiceGate service="stacktrace" what={text.symbolsWhat} query={queryOf(metrics.aggregation)}>
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
            { label: text.remove, icon: trashIcon, danger: true, onClick: () => setRemoving(symbol) },
          ]}
          bulk={[
            {
              key: 'remove',
              label: text.remove,
              icon: trashIcon,
              danger: true,
              run: ({ symbolId }) => symbols.remove({ id: symbolId }),
              words: text.removeSymbols,
            },
          ]}
          empty={<EmptyState icon={codeIcon} title={text.noSymbols} />}
        />
      </ServiceGate>
      {removing === undefined ? null : (
        <Confirm
          title={text.removeSymbol}
          verb={text.remove}
          onConfirm={() => symbols.remove({ id: removing.symbolId })}
          done={text.removed(removing.fileName)}
          refresh={[keyOf(symbols.list)]}
          onClose={() => setRemoving(undefined)}
        >
          {text.removeSymbolWords(removing.fileName)}
        </Confirm>
      )}
    </Page>
  );
}
