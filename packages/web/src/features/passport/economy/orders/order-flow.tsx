// The states of orders as the way they go, with how many are in each: a press shows which.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import { economyTransactionColumns } from '@uos/sdk/services/passport.columns';
import { useSearchState, words } from '../../../../kit/address/search-state.ts';
import { language } from '../../../../kit/language/language.zh.ts';
import { StaleLine } from '../../../../kit/page/stale-line.tsx';
import { grouped } from '../../../../kit/show/grouped.ts';
import classes from './orders.module.css';
import { lastDays, sumsQuery } from './queries.ts';
import { text } from './text.zh.ts';

/** The way that is wanted, and where it ends otherwise. */
const WAY = ['Pending', 'Charged', 'Fulfilled'] as const;
const ELSE = ['ChargeFailed', 'FulfillFailed', 'Refunded'] as const;

const DAYS = 30;
const spec = { status: words() };

export function OrderFlow({ appId }: { appId: string }) {
  const sums = useQuery(sumsQuery(appId, lastDays(DAYS)));
  const [{ status }] = useSearchState(spec);
  const counts = sums.data?.totals.byStatus;
  const step = (one: (typeof WAY)[number] | (typeof ELSE)[number]) => (
    <li
      key={one}
      data-state={one}
      data-none={counts?.[one] === 0 || undefined}
      data-chosen={status === one || undefined}
    >
      <Link
        to="."
        search={((now: object) => ({ ...now, status: status === one ? undefined : one, page: undefined })) as never}
        aria-current={status === one ? 'true' : undefined}
      >
        <span>{label(economyTransactionColumns.status.labels, one)[language]}</span>
        <strong>{counts === undefined ? '–' : grouped(counts[one])}</strong>
      </Link>
    </li>
  );
  return (
    <section className={classes.flow} aria-label={text.flow(DAYS)}>
      <p>{text.flow(DAYS)}</p>
      <StaleLine query={sums} />
      <ol className={classes.way}>{WAY.map(step)}</ol>
      <ul className={classes.else}>{ELSE.map(step)}</ul>
    </section>
  );
}
