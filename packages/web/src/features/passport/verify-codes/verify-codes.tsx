// The verification codes that were sent to players: how many arrive at their end, which numbers fail, and each of them.
import { useQuery } from '@tanstack/react-query';
import type { IdDomainsVerificationCodeLogsInput, VerificationCodeLog } from '@uos/sdk/services/passport';
import { verificationCodeLogColumns } from '@uos/sdk/services/passport.columns';
import { Suspense } from 'react';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { gatherOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter, readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { chatIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { passportOf } from '../queries.ts';
import { codeFigures, delaySeconds } from './figures.ts';
import { text } from './text.zh.ts';

const Figures = part(() => import('./figures-row.tsx'), 'nothing');

const { status: state } = verificationCodeLogColumns;

const columns = columnsOf<VerificationCodeLog>(verificationCodeLogColumns, {
  phoneNumber: { kind: 'text' },
  status: {},
  purpose: {},
  sentAt: {},
  verifiedAt: {
    kind: 'text',
    title: text.delay,
    width: 100,
    cell: (log) => {
      const seconds = delaySeconds(log);
      return seconds === undefined ? text.none : text.seconds(seconds);
    },
    value: (log) => delaySeconds(log) ?? '',
  },
  errorMessage: { kind: 'text', wideOnly: true },
  mock: { wideOnly: true },
  ip: { kind: 'text', wideOnly: true },
  templateID: { hidden: true },
});

/** The figures look at so many of the newest. */
const LATEST = 500;
const PAGE = 100;

export default function VerifyCodes() {
  const { AppId: appId } = useApp();
  const { idDomains } = passportOf(appId);
  const [{ range }] = useSearchState({ range: words() });
  const figures = useQuery(
    gatherOf(idDomains.verificationCodeLogs, { id: appId }, `figures ${range}`, async (signal) => {
      const logs: VerificationCodeLog[] = [];
      for await (const log of idDomains.verificationCodeLogs.all(
        { id: appId, count: PAGE, ...readMomentRange(range) },
        { signal },
      )) {
        logs.push(log);
        if (logs.length === LATEST) {
          break;
        }
      }
      return codeFigures(logs);
    }),
  );
  return (
    <Page title={text.title} help={text.help}>
      {figures.data === undefined || figures.data.count === 0 ? null : (
        <Suspense fallback={null}>
          <Figures of={figures.data} />
        </Suspense>
      )}
      <DataList
        id="passport.verifyCodes"
        label={text.title}
        source={listOf(idDomains.verificationCodeLogs, ({ q, filters: { status, range: days } }) => ({
          id: appId,
          ...given({ phoneNumber: q, status: status as IdDomainsVerificationCodeLogsInput['status'] }),
          ...readMomentRange(days),
        }))}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ phoneNumber }) => phoneNumber}
        search={text.search}
        filters={[
          labelFilter('status', state.title, state.labels),
          { kind: 'range', key: 'range', title: text.sentAt },
        ]}
        empty={
          <EmptyState
            icon={chatIcon}
            title={text.empty}
            snippets={{ call: idDomains.verificationCodeLogs, input: { id: appId } }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
    </Page>
  );
}
