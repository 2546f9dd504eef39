// Short notices, top right: what was done and can be undone, or what failed and the id of the request.

import { Button, Text } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { createStore } from '../keep/store.ts';
import { arrival } from '../lazy/source.ts';
import { errorFacts } from '../page/error-facts.ts';
import { RequestId } from '../page/error-panel.tsx';
import { failureLevel } from '../page/failure-level.ts';
import { Icon } from '../show/icon.tsx';
import { alertIcon, backIcon, doneIcon, infoIcon } from '../show/icons.ts';
import { text } from '../text.zh.ts';

// why named: a whole module is a file of its own, which needs the one that it is in
const notices = arrival(() =>
  import('@mantine/notifications').then(({ notifications, notificationsStore }) => ({
    notifications,
    notificationsStore,
  })),
);

/** More would cover the screen. */
export const MOST_NOTICES = 2;

const DONE_MS = 5000;
const ERROR_MS = 15_000;
/** A way back stays as long as somebody needs to see what a change did. */
const UNDO_MS = 60_000;

export function toastDone(message: string, undo?: () => void): void {
  const id = undo === undefined ? undefined : `undo ${message}`;
  show({
    ...(id === undefined ? {} : { id }),
    message: undo === undefined ? message : <WithUndo id={id ?? ''} message={message} undo={undo} />,
    color: 'teal',
    icon: <Icon of={doneIcon} size={16} />,
    autoClose: undo === undefined ? DONE_MS : UNDO_MS,
  });
}

/** Something has begun. */
export function toastInfo(message: string): void {
  show({ message, color: 'brand', icon: <Icon of={infoIcon} size={16} />, autoClose: DONE_MS });
}

/** Says what failed, unless somebody else does: the screen itself, the dialog of the trial limit, or nobody. */
export function toastError(error: unknown): void {
  if (failureLevel(error) !== 'toast') {
    return;
  }
  show({
    title: text.actionFailed,
    message: (
      <>
        <Text size="sm">{errorFacts(error).message}</Text>
        <RequestId error={error} />
      </>
    ),
    color: 'red',
    icon: <Icon of={alertIcon} size={16} />,
    autoClose: ERROR_MS,
  });
}

/** There is something to show: whoever draws the notices is loaded with the first one. */
export const hasNotices = createStore(false);

function show(notice: NotificationData): void {
  hasNotices.set(true);
  void notices.bring().then(
    ({ notifications, notificationsStore }) => {
      // why: one that is there already would keep the way back of the change before
      if (notice.id !== undefined) {
        notifications.hide(notice.id);
      }
      // why: what was done last is said at once, not when the minute of an older way back is over
      const shown = notificationsStore.getState().notifications;
      for (const { id } of shown.slice(0, Math.max(0, shown.length + 1 - MOST_NOTICES))) {
        notifications.hide(id ?? '');
      }
      notifications.show({ closeButtonProps: { 'aria-label': text.close }, ...notice });
    },
    // why nothing: the frame fetches it ahead, and says itself that the network is gone
    () => undefined,
  );
}

function WithUndo({ id, message, undo }: { id: string; message: string; undo: () => void }) {
  const back = (): void => {
    void notices.bring().then(({ notifications }) => notifications.hide(id));
    undo();
  };
  return (
    <>
      <Text size="sm">{message}</Text>
      <Button variant="default" size="xs" mt={6} leftSection={<Icon of={backIcon} size={14} />} onClick={back}>
        {text.undo}
      </Button>
    </>
  );
}
