// A failure in the place of what could not be shown.

import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { CopyableId } from '../show/code.tsx';
import { Icon } from '../show/icon.tsx';
import { alertIcon, lockIcon, refreshIcon } from '../show/icons.ts';
import { text } from '../text.zh.ts';
import { errorFacts } from './error-facts.ts';
import classes from './error-panel.module.css';

/** Quiet grounds, in light and dark: the words say how bad it is. */
const LOUD = {
  '--alert-bg': 'var(--uos-bad-tint)',
  '--alert-color': 'var(--uos-bad-text)',
};
const CALM = { '--alert-bg': 'var(--mantine-color-body)', '--alert-color': 'var(--uos-text)' };

interface ErrorPanelProps {
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: () => void;
}

export function ErrorPanel({ error, title = text.loadFailed, onRetry }: ErrorPanelProps) {
  const { message, isExpired, isRefused, isBroken } = errorFacts(error);
  return (
    <Alert
      role="alert"
      color={isRefused ? 'gray' : 'red'}
      variant="light"
      className={classes.panel}
      vars={() => ({ root: isRefused ? CALM : LOUD })}
      icon={<Icon of={isRefused ? lockIcon : alertIcon} />}
      title={isRefused ? text.noPermission : title}
    >
      {isBroken ? <Text size="sm">{text.brokenHint}</Text> : null}
      <Text size="sm" {...(isBroken ? { c: 'dimmed' } : {})}>
        {message} {isExpired ? <SignInAgain /> : null}
      </Text>
      <RequestId error={error} />
      {onRetry === undefined || isRefused ? null : (
        <Group mt="sm">
          <Button size="xs" variant="default" leftSection={<Icon of={refreshIcon} size={16} />} onClick={onRetry}>
            {text.retry}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

/** In another tab, so that nothing on this page is lost. */
function SignInAgain() {
  return (
    <Anchor href="/apps" target="_blank" rel="noopener" inherit>
      {text.signInAgain}
    </Anchor>
  );
}

/** The id of the failed request, to copy into a question; nothing where no server answered. */
export function RequestId({ error }: { error: unknown }) {
  const { requestId } = errorFacts(error);
  return requestId === undefined ? null : (
    <Group gap={6} mt={6} miw={0} maw="100%" wrap="nowrap">
      <Text size="xs" c="dimmed" component="span" className={classes.label}>
        {text.requestId}
      </Text>
      <CopyableId value={requestId} label={text.copyRequestId} />
    </Group>
  );
}
