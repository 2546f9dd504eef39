// Stay, or leave and lose what was typed; loaded when somebody is about to.
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { text } from './text.zh.ts';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** Gives up on it where it did not arrive: nothing that was typed is lost. */
  readonly onClose?: () => void;
}

export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
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
