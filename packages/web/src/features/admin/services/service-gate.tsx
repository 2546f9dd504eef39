// A screen over the back-end of a service: where the platform does not run it yet, it says so and what will be here.

import { Button, Paper, Stack, Title } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import type { ServiceName } from '@uos/contract/rules';
import { UosApiError } from '@uos/sdk/browser';
import type { ReactNode } from 'react';
import { language } from '../../../kit/language/language.zh.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { clockIcon, refreshIcon } from '../../../kit/show/icons.ts';
import { text } from './text.zh.ts';

interface ServiceGateProps<Reply> {
  readonly service: ServiceName;
  /** What operators will find here. */
  readonly what: readonly string[];
  /** The read of the screen that tells whether the service is there. */
  readonly query: UseQueryOptions<Reply>;
  readonly children: ReactNode;
}

export function ServiceGate<Reply>({ service, what, query, children }: ServiceGateProps<Reply>) {
  const answer = useQuery(query);
  if (answer.isPending) {
    return <Waiting height={280} />;
  }
  // why children on any other failure: the list says itself what it could not read
  return answer.error instanceof UosApiError && answer.error.status === 501 ? (
    <Stack gap="md">
      <EmptyState
        icon={clockIcon}
        title={text.notOpen(label(serviceLabels, service)[language])}
        action={
          <Button
            variant="default"
            leftSection={<Icon of={refreshIcon} size={16} />}
            loading={answer.isFetching}
            onClick={() => void answer.refetch()}
          >
            {text.retry}
          </Button>
        }
      >
        {text.notOpenHint}
      </EmptyState>
      <Paper p="lg" component="section" aria-label={text.later}>
        <Title order={2} mb="xs">
          {text.later}
        </Title>
        <ul>
          {what.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Paper>
    </Stack>
  ) : (
    children
  );
}
