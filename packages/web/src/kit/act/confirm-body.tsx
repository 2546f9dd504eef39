// The dialog of a confirmation, loaded when the first one opens.
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ErrorPanel } from '../page/error-panel.tsx';
import { text } from '../text.zh.ts';
import type { ConfirmProps } from './confirm.tsx';
import { useAction } from './use-action.ts';

export default function ConfirmBody({
  title,
  children,
  verb,
  typed,
  onConfirm,
  done,
  refresh = [],
  onClose,
}: ConfirmProps) {
  const [word, setWord] = useState('');
  const action = useAction({ run: onConfirm, done: () => done, refresh, quiet: true });
  const ready = typed === undefined || word === typed;
  return (
    <Modal opened onClose={() => onClose(false)} title={title} closeButtonProps={{ 'aria-label': text.close }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) {
            action.mutate(undefined, { onSuccess: () => onClose(true) });
          }
        }}
      >
        <Stack gap="md">
          <Text size="sm" component="div">
            {children}
          </Text>
          {typed === undefined ? null : (
            <TextInput
              label={text.typeToConfirm(typed)}
              value={word}
              onChange={(event) => setWord(event.currentTarget.value)}
              autoComplete="off"
              data-autofocus
            />
          )}
          {action.isError ? <ErrorPanel error={action.error} title={text.actionFailed} /> : null}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => onClose(false)}>
              {text.cancel}
            </Button>
            <Button type="submit" color="red.9" disabled={!ready} loading={action.isPending}>
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
