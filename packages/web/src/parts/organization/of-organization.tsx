// A screen of one organisation: which one stands in the address, and the first of one's own where none does.

import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Organization } from '@uos/sdk/browser';
import { type ReactNode, useEffect } from 'react';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { buildingIcon } from '../../kit/show/icons.ts';
import { organizationsQuery } from '../../shell/apps.ts';
import { text } from './text.zh.ts';

const search = { orgId: words() };

interface OfOrganizationProps {
  readonly title: string;
  readonly help: string;
  /** Right of the title, once the organisation is known. */
  readonly actions?: (organization: Organization) => ReactNode;
  readonly children: (organization: Organization) => ReactNode;
}

export function OfOrganization({ title, help, actions, children }: OfOrganizationProps) {
  const [{ orgId }, change] = useSearchState(search);
  const organizations = useQuery(organizationsQuery);
  const all = organizations.data ?? [];
  const [first] = all;
  const chosen = orgId === '' ? first : all.find(({ id }) => id === orgId);
  const isOpen = orgId === '' && all.length > 1 && first !== undefined;
  // why: with several of them the address has to say whose money this is
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it becomes known that there are several
  useEffect(() => {
    if (isOpen) {
      change({ orgId: first.id }, { replace: true });
    }
  }, [isOpen]);
  return (
    <Page
      title={title}
      help={help}
      actions={
        chosen === undefined ? undefined : (
          <>
            {all.length < 2 ? null : (
              <NativeSelect
                aria-label={text.organization}
                value={chosen.id}
                onChange={(event) => change({ orgId: event.currentTarget.value }, { fresh: true })}
                data={all.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            {actions?.(chosen)}
          </>
        )
      }
    >
      {organizations.isPending ? <Waiting height={320} /> : null}
      {organizations.isLoadingError ? (
        <ErrorPanel error={organizations.error} onRetry={() => void organizations.refetch()} />
      ) : null}
      {organizations.isSuccess && chosen === undefined ? (
        <Nobody
          isEmpty={first === undefined}
          onFirst={() => change({ orgId: first?.id ?? '' }, { fresh: true, replace: true })}
        />
      ) : null}
      {chosen === undefined ? null : children(chosen)}
    </Page>
  );
}

function Nobody({ isEmpty, onFirst }: { isEmpty: boolean; onFirst: () => void }) {
  return isEmpty ? (
    <EmptyState icon={buildingIcon} title={text.none}>
      {text.noneHint}
    </EmptyState>
  ) : (
    <EmptyState icon={buildingIcon} title={text.unknown} action={<Button onClick={onFirst}>{text.first}</Button>}>
      {text.unknownHint}
    </EmptyState>
  );
}
