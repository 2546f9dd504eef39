// Where the month goes: by app, by service or by line, with what each is made of.
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatYuan, sumYuan } from '@uos/contract/rules';
import { oneOf, useSearchState } from '../../../kit/address/search-state.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../kit/page/stale-line.tsx';
import { WaitingLines } from '../../../kit/page/waiting.tsx';
import { currentMonth } from '../../../parts/bills/month.ts';
import { changeOf, percentWords } from '../../../parts/figure/figure.ts';
import { billsQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './shares.module.css';
import { coloursOf, sharesOf, WAYS } from './shares.ts';

const search = { by: oneOf(...WAYS) };
/** From here on a rise is worth a colour. */
const STEEP = 0.3;

interface SharesProps {
  readonly orgId: string;
  /** In the order of their colours in the chart of the months. */
  readonly services: readonly string[];
}

export function Shares({ orgId, services }: SharesProps) {
  const [{ by }, change] = useSearchState(search);
  const month = currentMonth();
  const bills = useQuery(billsQuery(orgId, month));
  const shares = sharesOf(bills.data ?? [], by, month, Date.now());
  const colour = coloursOf(shares, by === 'app' ? services : []);
  const most = Math.max(0, ...shares.map(({ yuan }) => yuan));
  return (
    <section aria-label={text.by[by]}>
      <div className={classes.head}>
        <h2>{text.by[by]}</h2>
        <SegmentedControl
          size="xs"
          value={by}
          onChange={(next) => change({ by: next as typeof by }, { replace: true })}
          data={WAYS.map((value) => ({ value, label: text.ways[value] }))}
          aria-label={text.way}
        />
      </div>
      <StaleLine query={bills} />
      {bills.isPending ? <WaitingLines height={120} /> : null}
      {bills.isLoadingError ? <ErrorPanel error={bills.error} onRetry={() => void bills.refetch()} /> : null}
      {bills.isSuccess && shares.length === 0 ? <p className={classes.nothing}>{text.noCostYet}</p> : null}
      {shares.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
        <section className={classes.frame} tabIndex={0} aria-label={text.by[by]}>
          <table>
            <thead>
              <tr>
                <th>{text.ways[by]}</th>
                <td>{text.madeOf}</td>
                <th>{text.lastSameTime}</th>
                <th>{text.changed}</th>
                <th>{text.soFar}</th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ key, title, yuan, before, parts }) => (
                <tr key={key}>
                  <th scope="row">{title}</th>
                  <td aria-hidden="true">
                    <span className={classes.bar} style={{ width: `${most === 0 ? 0 : (yuan / most) * 100}%` }}>
                      {parts.map((part) => (
                        <i
                          key={part.of}
                          style={{ flexGrow: part.yuan, background: `var(--uos-series-${colour(part.of) + 1})` }}
                        />
                      ))}
                    </span>
                  </td>
                  <td>{formatYuan(before)}</td>
                  <td>
                    <Change part={changeOf(yuan, before)} />
                  </td>
                  <td>{formatYuan(yuan)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text.total}</th>
                <td />
                <td>{formatYuan(sumYuan(shares.map(({ before }) => before)))}</td>
                <td />
                <td>{formatYuan(sumYuan(shares.map(({ yuan }) => yuan)))}</td>
              </tr>
            </tfoot>
          </table>
        </section>
      )}
    </section>
  );
}

function Change({ part }: { part: number | undefined }) {
  return part === undefined ? (
    text.nothing
  ) : (
    <span className={classes.change} data-steep={part > STEEP || undefined}>
      {part < 0 ? '↓' : '↑'} {percentWords(part)}
    </span>
  );
}
