// In the place of figures of a service that the platform does not offer yet.

import { EmptyState } from '../../kit/page/empty-state.tsx';
import { chartIcon } from '../../kit/show/icons.ts';
import { text } from './text.zh.ts';

export function NotServed({ service }: { service: string }) {
  return (
    <EmptyState icon={chartIcon} title={text.notServed(service)}>
      {text.notServedHint}
    </EmptyState>
  );
}
