// A part of the page that is read by itself: it waits, fails and grows old in its own place.
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ScreenLink } from '../../../kit/address/link.ts';
import { errorFacts } from '../../../kit/page/error-facts.ts';
import { RequestId } from '../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../kit/page/stale-line.tsx';
import { WaitingLines } from '../../../kit/page/waiting.tsx';
import classes from './piece.module.css';
import { text } from './text.zh.ts';

interface PieceHeadProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly link?: { readonly label: string; readonly to: ScreenLink };
}

export function PieceHead({ title, aside, link }: PieceHeadProps) {
  return (
    <div className={classes.head}>
      <h2>{title}</h2>
      {aside === undefined ? null : <span className={classes.aside}>{aside}</span>}
      {link === undefined ? null : (
        <Link {...link.to} className={classes.link}>
          {link.label}
        </Link>
      )}
    </div>
  );
}

interface PieceProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** About that of what comes, in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

export function Piece<Data>({ query, height, children }: PieceProps<Data>) {
  const { data, error, isPending, refetch } = query;
  if (data !== undefined) {
    return (
      <>
        <StaleLine query={query} />
        {children(data)}
      </>
    );
  }
  return isPending ? <WaitingLines height={height} /> : <FailLine error={error} onRetry={() => void refetch()} />;
}

/** One line in the place of what could not be read. */
export function FailLine({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.fail} role="alert">
      <span title={errorFacts(error).message}>{text.failed}</span>
      <button type="button" onClick={onRetry}>
        {text.retry}
      </button>
      <RequestId error={error} />
    </div>
  );
}
