// Short notices, top right: what was done, or what failed and the id of the request.

import { Text } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { errorFacts, errorToastMs } from '../page/error-facts.ts';
import { RequestId } from '../page/error-panel.tsx';
import { failureLevel } from '../page/failure-level.ts';
import { Icon } from '../show/icon.tsx';
import { alertIcon, checkIcon, infoIcon } from '../show/icons.ts';
import { text } from '../text.zh.ts';

export function toastDone(message: string): void {
  show({ message, color: 'teal', icon: <Icon of={checkIcon} size={16} />, autoClose: 5000 });
}

/** Something has begun. */
export function toastInfo(message: string): void {
  show({ message, color: 'brand', icon: <Icon of={infoIcon} size={16} />, autoClose: 4000 });
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
    autoClose: errorToastMs(error),
  });
}

function show(notice: NotificationData): void {
  void import('@mantine/notifications').then(({ notifications }) =>
    notifications.show({ closeButtonProps: { 'aria-label': text.close }, ...notice }),
  );
}
