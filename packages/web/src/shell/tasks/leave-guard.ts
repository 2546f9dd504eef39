// Asks before the page is left while something runs that would stop with it.
import { useEffect } from 'react';
import { isOpen, useTasks } from '../../kit/act/tasks.ts';

export function useLeaveGuard(): void {
  const isBusy = useTasks().some(({ kind, state }) => kind !== 'job' && isOpen(state));
  useEffect(() => {
    if (!isBusy) {
      return;
    }
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
