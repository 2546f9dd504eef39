// A visitor on a screen that is not for visitors: the sign-in opens by itself and comes back here.

import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { loginIcon } from '../../kit/show/icons.ts';
import { useHere } from '../current.ts';
import { Notice } from '../failure-pages.tsx';
import { signIn } from '../session.ts';
import { text } from '../text.zh.ts';

export function SignInGate() {
  const client = useQueryClient();
  const here = useHere();
  const [problem, setProblem] = useState<unknown>();
  const start = () => void signIn(client, here).catch(setProblem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every time the gate is shown
  useEffect(start, []);
  return (
    <Notice icon={loginIcon} title={text.signInNeeded} words={text.signInNeededHint}>
      <Stack gap="sm" mt="sm">
        {problem === undefined ? null : <ErrorPanel error={problem} title={text.signInFailed} />}
        {window.isSecureContext ? null : <Text c="red">{text.insecure}</Text>}
        <Button onClick={start} leftSection={<Icon of={loginIcon} size={16} />}>
          {text.signIn}
        </Button>
      </Stack>
    </Notice>
  );
}
