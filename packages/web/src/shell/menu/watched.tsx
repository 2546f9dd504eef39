// Has what waits at these entries counted, a while after the screen stands.
import { Suspense, useEffect, useState } from 'react';
import { part } from '../../kit/lazy/part.tsx';
import type { Entry } from './menus.ts';

const WaitingWatch = part(() => import('./waiting-watch.tsx'), 'nothing');

const LATER_MS = 2500;

interface WatchedProps {
  readonly entries: readonly Entry[];
  readonly appId?: string | undefined;
  readonly orgId?: string | undefined;
}

export function Watched({ entries, appId = '', orgId = '' }: WatchedProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setLate(true), LATER_MS);
    return () => clearTimeout(later);
  }, []);
  const kinds = [...new Set(entries.flatMap(({ waits }) => waits ?? []))];
  return isLate && kinds.length > 0 ? (
    <Suspense fallback={null}>
      <WaitingWatch key={kinds.join(' ')} kinds={kinds} appId={appId} orgId={orgId} />
    </Suspense>
  ) : null;
}
