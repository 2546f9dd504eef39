// The session ended while a screen was open: the screen stays as it is, and signing in happens over it.

import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ScreenAccess } from '@uos/contract/screens';
import { useState } from 'react';
import { toastError } from '../../kit/act/toast.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { alertIcon, externalIcon } from '../../kit/show/icons.ts';
import { useHere } from '../current.ts';
import { type Session, signIn, signInBeside, useSession } from '../session.ts';
import { text } from '../text.zh.ts';
import { PasswordForm } from './password-form.tsx';

interface SessionEndedProps {
  readonly how: NonNullable<Session['ended']>['how'];
  /** Of the screen: who has to sign in again. */
  readonly access: ScreenAccess;
}

export default function SessionEnded({ how, access }: SessionEndedProps) {
  const [later, setLater] = useState(false);
  const title = how === 'expired' ? text.expired : text.signedOutElsewhere;
  return (
    <>
      <Alert color="orange" variant="light" icon={<Icon of={alertIcon} />} title={title} mb="lg">
        <Group gap="sm">
          <Text size="sm">{text.expiredHint}</Text>
          <Button size="xs" variant="default" onClick={() => setLater(false)}>
            {text.signInAgain}
          </Button>
        </Group>
      </Alert>
      <Modal
        opened={!later}
        onClose={() => setLater(true)}
        title={title}
        // why above all others: it comes while a form stands open in a dialog
        zIndex={400}
        closeButtonProps={{ 'aria-label': text.later }}
      >
        <Stack gap="md">
          <Text size="sm">{text.expiredHint}</Text>
          <Again access={access} onLater={() => setLater(true)} />
        </Stack>
      </Modal>
    </>
  );
}

function Again({ access, onLater }: { access: ScreenAccess; onLater: () => void }) {
  const ended = useSession()?.ended;
  if (access === 'bc-admin' && ended?.before.Admin === null) {
    return <PasswordForm office="billing" />;
  }
  return ended?.before.User === null ? <PasswordForm office="operator" /> : <ProviderAgain onLater={onLater} />;
}

function ProviderAgain({ onLater }: { onLater: () => void }) {
  const client = useQueryClient();
  const here = useHere();
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="subtle" color="gray" onClick={onLater}>
        {text.later}
      </Button>
      <Button variant="default" onClick={() => void signIn(client, here).catch(toastError)}>
        {text.signInHere}
      </Button>
      <Button leftSection={<Icon of={externalIcon} size={16} />} onClick={signInBeside} data-autofocus>
        {text.signInBeside}
      </Button>
    </Group>
  );
}
