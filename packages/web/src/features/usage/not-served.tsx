// In the place of figures of a service that the platform does not offer yet.
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { text } from './text.zh.ts';

export function NotServed({ service }: { service: string }) {
  return (
    <EmptyState icon="chart" title={text.notServed(service)}>
      {text.notServedHint}
    </EmptyState>
  );
}
