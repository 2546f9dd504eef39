// The session is over: back in, or home.

import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toastError } from '../kit/act/toast.tsx';
import { screen } from '../kit/address/link.ts';
import { logoutIcon } from '../kit/show/icons.ts';
import { Notice } from '../shell/failure-pages.tsx';
import { signIn } from '../shell/session.ts';
import { text } from './text.zh.ts';

export function SignedOut() {
  const client = useQueryClient();
  return (
    <Notice icon={logoutIcon} title={text.signedOut} words={text.signedOutHint}>
      <Group mt="sm">
        <Button onClick={() => void signIn(client, '/apps').catch(toastError)}>{text.tryAgain}</Button>
        <Button variant="default" renderRoot={(props) => <Link {...props} {...screen('/')} />}>
          {text.backHome}
        </Button>
      </Group>
    </Notice>
  );
}
