// Name and password of those whom the platform's directory knows: operators and billing administrators.
import { loginIcon } from '../../kit/show/icons.ts';
import '@mantine/core/styles/PasswordInput.css';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { type BackOffice, backOffices } from '../session.ts';
import { text } from '../text.zh.ts';

interface PasswordFormProps {
  readonly office: BackOffice;
  readonly onDone?: () => void;
}

export function PasswordForm({ office, onDone }: PasswordFormProps) {
  const client = useQueryClient();
  const [Username, setUsername] = useState('');
  const [Password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const enter = useMutation({
    mutationFn: () => backOffices[office](client, { Username: Username.trim(), Password }),
    onSuccess: onDone,
    // why: a wrong password is not kept on the screen for the next person to send again
    onError: () => setPassword(''),
  });
  const missing = { name: Username.trim() === '', password: Password === '' };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (!missing.name && !missing.password) {
      setSent(false);
      enter.mutate();
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={text.userName}
          value={Username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          autoComplete="username"
          error={sent && missing.name ? text.userNameMissing : undefined}
          data-autofocus
        />
        <PasswordInput
          label={text.password}
          value={Password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          error={sent && missing.password ? text.passwordMissing : undefined}
          visibilityToggleButtonProps={{ 'aria-label': text.showPassword }}
        />
        {enter.isError ? <ErrorPanel error={enter.error} title={text.signInRefused} /> : null}
        <Button type="submit" loading={enter.isPending} leftSection={<Icon of={loginIcon} size={16} />}>
          {text.signIn}
        </Button>
      </Stack>
    </form>
  );
}
