// Asks before something is lost. What cannot be undone is confirmed by typing its name.
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { text } from './text.zh.ts';
import { useAction } from './use-action.ts';

interface ConfirmProps {
  readonly title: string;
  /** What will be lost, with counts. */
  readonly children: ReactNode;
  /** The word on the button. */
  readonly verb: string;
  /** The name that has to be typed first. */
  readonly typed?: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly done: string;
  readonly refresh?: readonly (readonly unknown[])[];
  readonly onClose: (confirmed: boolean) => void;
}

/** Mount it to open it. */
export function Confirm({ title, children, verb, typed, onConfirm, done, refresh = [], onClose }: ConfirmProps) {
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
