// The dialog of a confirmation, loaded when the first one opens.
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ErrorPanel } from '../page/error-panel.tsx';
import { Icon } from '../show/icon.tsx';
import { arrowRightIcon } from '../show/icons.ts';
import { text } from '../text.zh.ts';
import classes from './confirm.module.css';
import type { ConfirmProps, LiveChange } from './confirm.tsx';
import { useAction } from './use-action.ts';

export default function ConfirmBody({
  title,
  children,
  verb,
  change,
  typed,
  onConfirm,
  done,
  undo,
  refresh = [],
  onClose,
}: ConfirmProps) {
  const [word, setWord] = useState('');
  const action = useAction({
    run: onConfirm,
    done: () => done,
    refresh,
    quiet: true,
    ...(undo === undefined ? {} : { undo }),
  });
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
          {change === undefined ? null : <Change {...change} />}
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
            {/* why the focus: a second Enter must not do what was only asked */}
            <Button variant="default" onClick={() => onClose(false)} data-autofocus={typed === undefined || undefined}>
              {text.cancel}
            </Button>
            <Button
              type="submit"
              color={change !== undefined && typed === undefined ? 'brand' : 'red'}
              disabled={!ready}
              loading={action.isPending}
            >
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function Change({ from, to }: LiveChange) {
  return (
    <p className={classes.change}>
      <span className={classes.chip}>{from}</span>
      <Icon of={arrowRightIcon} size={16} />
      <span className={classes.chip} data-to>
        {to}
      </span>
    </p>
  );
}
