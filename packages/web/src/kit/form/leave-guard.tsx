// Asks before what was typed is lost, when the person goes to another screen or closes the tab.
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { text } from './text.zh.ts';

/** `isChanged`: there is something to lose. A change of search words alone is no leaving. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  return status === 'blocked' ? <LeaveDialog onStay={reset} onLeave={proceed} /> : null;
}

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Modal opened onClose={onStay} title={text.leaveTitle} size="sm" closeButtonProps={{ 'aria-label': text.close }}>
      <Stack gap="md">
        <Text size="sm">{text.leaveWords}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onLeave}>
            {text.leave}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {text.stay}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
