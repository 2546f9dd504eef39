// The bill of a month on paper: a public page, opened by a link that is signed and lives ten minutes.

import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatTime, formatYuan, isMonth, pageCounts, sumYuan } from '@uos/contract/rules';
import { type Bill, UosApiError } from '@uos/sdk/browser';
import { screen } from '../../../kit/address/link.ts';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { TableRows } from '../../../kit/list/rows/plain-table.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { PrintPage } from '../../../kit/page/print-page.tsx';
import { billedHelp, lineColumns, linesOf, serviceTitle } from '../../../parts/bills/line-columns.tsx';
import { currentMonth } from '../../../parts/bills/month.ts';
import { billing } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './month-bill.module.css';

const paper = text.paper;
const search = { orgId: words(), month: words(), token: words() };

export default function MonthBill() {
  const [{ orgId, month, token }] = useSearchState(search);
  const proof = token === '' ? {} : { token };
  const isAsked = orgId !== '' && isMonth(month);
  const [total, bills] = useQueries({
    queries: [
      {
        ...queryOf(billing.monthly.bills, { orgId, month, ...proof }),
        enabled: isAsked,
        staleTime: Number.POSITIVE_INFINITY,
      },
      {
        ...queryOf(billing.bills.byOrganization, { orgId, month, count: pageCounts.bills, ...proof }),
        enabled: isAsked,
        staleTime: Number.POSITIVE_INFINITY,
      },
    ],
  });
  const error = total.error ?? bills.error;
  if (!isAsked) {
    return <Notice title={paper.noMonth} words={paper.noMonthHint} />;
  }
  if (error !== null) {
    return isOver(error) ? (
      <Notice title={paper.expired} words={paper.expiredHint} />
    ) : (
      <Stack maw={720} mx="auto" mt={80} p="md">
        <ErrorPanel
          error={error}
          onRetry={() => {
            void total.refetch();
            void bills.refetch();
          }}
        />
      </Stack>
    );
  }
  const name = total.data?.Items[0]?.OrganizationName ?? bills.data?.Items[0]?.OrganizationName ?? '';
  return (
    <PrintPage title={paper.title(name, month).trim()} isReady={total.isSuccess && bills.isSuccess}>
      {total.data === undefined || bills.data === undefined ? (
        <Skeleton height={400} />
      ) : (
        <Sheet name={name} orgId={orgId} month={month} totalYuan={total.data.TotalAmount} bills={bills.data.Items} />
      )}
    </PrintPage>
  );
}

interface SheetProps {
  readonly name: string;
  readonly orgId: string;
  readonly month: string;
  readonly totalYuan: number;
  readonly bills: readonly Bill[];
}

function Sheet({ name, orgId, month, totalYuan, bills }: SheetProps) {
  const apps = [...Map.groupBy(bills, ({ AppId }) => AppId)];
  return (
    <div className={classes.sheet}>
      <h1>{paper.heading}</h1>
      <dl className={classes.facts}>
        <div>
          <dt>{paper.organization}</dt>
          <dd>{name === '' ? orgId : name}</dd>
        </div>
        <div>
          <dt>{paper.month}</dt>
          <dd>{month}</dd>
        </div>
        <div>
          <dt>{paper.printed}</dt>
          <dd>{formatTime(Date.now())}</dd>
        </div>
        <div>
          <dt>{paper.total}</dt>
          <dd className={classes.total}>{formatYuan(totalYuan)}</dd>
        </div>
      </dl>
      {apps.length === 0 ? <p>{paper.empty}</p> : null}
      {apps.map(([appId, ofApp]) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
        <section key={appId} className={classes.app} tabIndex={0} aria-label={ofApp[0]?.ProjectName}>
          <h2>{paper.app(ofApp[0]?.ProjectName ?? appId)}</h2>
          <table>
            <TableRows columns={lineColumns} rows={linesOf(ofApp)} rowKey={({ key }) => key} />
            <tbody>
              <tr className={classes.subtotal}>
                <td colSpan={lineColumns.length - 1}>
                  {paper.subtotal} · {ofApp.map(({ ServiceName }) => serviceTitle(ServiceName)).join(text.comma)}
                </td>
                <td data-align="right">{formatYuan(sumYuan(ofApp.map(({ Amount }) => Amount)))}</td>
              </tr>
            </tbody>
          </table>
        </section>
      ))}
      <footer className={classes.foot}>
        {month === currentMonth() ? <p>{paper.open}</p> : null}
        <p>{billedHelp}</p>
        <p>{paper.zone}</p>
      </footer>
    </div>
  );
}

/** Refused for whatever reason: a token that is over, of another month or of nobody answers like an unknown organisation. */
function isOver(error: unknown): boolean {
  return error instanceof UosApiError && error.status >= 400 && error.status < 500;
}

function Notice({ title, words: hint }: { title: string; words: string }) {
  return (
    <Stack align="center" gap="sm" maw={460} mx="auto" mt={120} p="md" ta="center">
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{hint}</Text>
      <Button renderRoot={(props) => <Link {...props} {...screen('/apps/bill')} />}>{text.toBills}</Button>
    </Stack>
  );
}
