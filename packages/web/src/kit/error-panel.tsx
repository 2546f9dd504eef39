// A failure in the place of what could not be shown.
import { Alert, Button, Group, Text } from '@mantine/core';
import { CopyableId } from './code.tsx';
import { errorFacts } from './error-facts.ts';
import { Icon } from './icon.tsx';
import { text } from './text.zh.ts';

interface ErrorPanelProps {
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: () => void;
}

export function ErrorPanel({ error, title = text.loadFailed, onRetry }: ErrorPanelProps) {
  return (
    <Alert role="alert" color="red" variant="light" icon={<Icon name="alert" />} title={title}>
      <Text size="sm">{errorFacts(error).message}</Text>
      <RequestId error={error} />
      {onRetry === undefined ? null : (
        <Group mt="sm">
          <Button size="xs" variant="default" leftSection={<Icon name="refresh" size={16} />} onClick={onRetry}>
            {text.retry}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

/** The id of the failed request, to copy into a question; nothing where no server answered. */
export function RequestId({ error }: { error: unknown }) {
  const { requestId } = errorFacts(error);
  return requestId === undefined ? null : (
    <Group gap={6} mt={6} wrap="nowrap">
      <Text size="xs" c="dimmed" component="span">
        {text.requestId}
      </Text>
      <CopyableId value={requestId} label={text.copyRequestId} />
    </Group>
  );
}
