// A confirmation, loaded when the first one opens: a dialog, or beside what was pressed where little is lost.
import { Button, Group, Modal, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { ErrorPanel } from '../page/error-panel.tsx';
import { text } from '../text.zh.ts';
import classes from './confirm.module.css';
import type { ConfirmProps } from './confirm.tsx';
import { LiveChangeChips } from './live-change.tsx';
import { useAction } from './use-action.ts';

interface BodyProps extends ConfirmProps {
  /** Where that stood that was pressed. */
  readonly pressed: DOMRect | undefined;
}

export default function ConfirmBody(props: BodyProps) {
  const { children, verb, change, typed, onConfirm, done, undo, refresh = [], onClose } = props;
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
    <Frame {...props}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) {
            action.mutate(undefined, { onSuccess: () => onClose(true) });
          }
        }}
      >
        <Stack gap="md">
          {change === undefined ? null : <LiveChangeChips {...change} />}
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
    </Frame>
  );
}

/** Below this there is no room beside anything. */
const WIDE = '(min-width: 40em)';

function Frame({ pressed, change, typed, long = false, ...props }: BodyProps) {
  const isLight = change === undefined && typed === undefined && !long;
  const isThere = pressed !== undefined && pressed.width > 0 && pressed.width < innerWidth / 2;
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) === true;
  return isLight && isThere && isWide ? (
    <Beside {...props} pressed={pressed} />
  ) : (
    <Modal
      opened
      onClose={() => props.onClose(false)}
      title={props.title}
      closeButtonProps={{ 'aria-label': text.close }}
    >
      {props.children}
    </Modal>
  );
}

interface BesideProps {
  readonly title: string;
  readonly pressed: DOMRect;
  readonly onClose: (confirmed: boolean) => void;
  readonly children: ReactNode;
}

function Beside({ title, pressed: { left, top, width, height }, onClose, children }: BesideProps) {
  return (
    <Popover
      opened
      onDismiss={() => onClose(false)}
      position="bottom-end"
      width={320}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.pressed} style={{ left, top, width, height }} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={title} p="md">
        <p className={classes.title}>{title}</p>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
