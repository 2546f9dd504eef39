// A thin line over what was read before, where reading it anew has failed.
import type { UseQueryResult } from '@tanstack/react-query';
import { text } from '../text.zh.ts';
import { errorFacts } from './error-facts.ts';
import { RequestId } from './error-panel.tsx';
import { useOnline } from './online.ts';
import classes from './stale-line.module.css';

interface StaleLineProps {
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
}

export function StaleLine({ query: { data, error, isError, isFetching, refetch } }: StaleLineProps) {
  // why not offline: the frame says that once for all
  const isShown = useOnline() && isError && data !== undefined;
  return isShown ? (
    <div className={classes.line} role="status">
      <span title={errorFacts(error).message}>{text.stale}</span>
      <button type="button" disabled={isFetching} onClick={() => void refetch()}>
        {text.retry}
      </button>
      <RequestId error={error} />
    </div>
  ) : null;
}
