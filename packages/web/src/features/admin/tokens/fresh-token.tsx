// A token that was just made, for the only time.
import { Alert, Button, Code, Group, Modal, Stack } from '@mantine/core';
import type { ServiceToken } from '@uos/sdk/services/service-token';
import { Copy } from '../../../kit/show/copy.tsx';
import classes from './fresh-token.module.css';
import { text } from './text.zh.ts';

export default function FreshToken({ token: { Name, Token }, onClose }: { token: ServiceToken; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.freshTitle(Name)}
      size="lg"
      // why: what is closed by a slip of the mouse is lost
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Alert color="brand">{text.freshWords}</Alert>
        <Group gap="xs" wrap="nowrap">
          <Code className={classes.token}>{Token}</Code>
          <Copy value={Token} label={text.copy} />
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>{text.close}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
