// What players have paid in a month beside what their age may pay, nearest to the limit first.
import { addMonths, formatFen, isUuid, shanghaiMonth } from '@uos/contract/rules';
import type { MinorPaymentsListInput, PayMonth } from '@uos/sdk/services/passport';
import { payMonthColumns } from '@uos/sdk/services/passport.columns';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { shieldIcon } from '../../../kit/show/icons.ts';
import { passportOf } from '../queries.ts';
import classes from './minors-page.module.css';
import { text } from './text.zh.ts';

const { ageGroup } = payMonthColumns;

const who = columnsOf<PayMonth>(payMonthColumns, { displayName: { cell: nameOf }, ageGroup: {} });
const share = columnKinds<PayMonth>().own('share', text.share, (row) => shareCell(shareOf(row)), {
  width: 160,
  value: (row) => shareOf(row) ?? '',
});
const sums = columnsOf<PayMonth>(payMonthColumns, {
  paid: { kind: 'fen' },
  held: { kind: 'fen', wideOnly: true },
  limit: {
    kind: 'text',
    align: 'right',
    cell: ({ limit }) => (limit < 0 ? text.payFree : limit === 0 ? text.payNone : formatFen(limit)),
  },
  userID: { wideOnly: true },
});
const columns = [...who, share, ...sums];

/** Months that the filter offers. */
const MONTHS = 12;

export default function Payments({ appId }: { appId: string }) {
  const { minorPayments } = passportOf(appId);
  const running = shanghaiMonth(Date.now()) ?? '';
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(running, -back));
  return (
    <DataList
      id="passport.payments"
      scope="payments"
      label={text.payments}
      source={listOf(minorPayments.list, ({ q = '', filters: { month, ageGroup: age, near } }) =>
        given({
          userID: isUuid(q) ? q : '',
          month,
          ageGroup: age as MinorPaymentsListInput['ageGroup'],
          ...(near === 'near' && { isNear: true }),
        }),
      )}
      columns={columns}
      rowKey={({ userID }) => userID}
      rowName={nameOf}
      rowEntity={({ userID }) => ({ kind: 'user', id: userID })}
      search={text.searchPayments}
      filters={[
        {
          kind: 'choice',
          key: 'month',
          title: text.monthFilter,
          options: months.map((value) => ({ value, label: text.month(value) })),
        },
        labelFilter('ageGroup', ageGroup.title, ageGroup.labels),
        { kind: 'choice', key: 'near', title: text.nearFilter, options: [{ value: 'near', label: text.near }] },
      ]}
      empty={
        <EmptyState icon={shieldIcon} title={text.noPayments}>
          {text.noPaymentsHint}
        </EmptyState>
      }
    />
  );
}

function nameOf({ displayName, userID }: PayMonth): string {
  return displayName || userID;
}

/** Percent of the limit that is used; undefined without one. */
function shareOf({ paid, held, limit }: PayMonth): number | undefined {
  return limit < 0 ? undefined : limit === 0 ? 100 : Math.round(((paid + held) * 100) / limit);
}

/** From here on a share is shown as near the limit. */
const NEAR = 80;

function shareCell(used: number | undefined) {
  return used === undefined ? undefined : (
    <span className={classes.share} data-near={used >= NEAR || undefined}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, used)}%` }} />
      </span>
      {used}%
    </span>
  );
}
