// The doors of the operator and the billing console: name and password, checked by the platform's directory.

import { Alert, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Icon } from '../kit/show/icon.tsx';
import { lockIcon } from '../kit/show/icons.ts';
import { text as kit } from '../kit/text.zh.ts';
import { type BackOffice, useSession } from '../shell/session.ts';
import { PasswordForm } from '../shell/sign-in/password-form.tsx';
import { ownPath } from '../shell/sign-in/pkce.ts';
import { text } from './text.zh.ts';

const HOMES: Readonly<Record<BackOffice, string>> = { operator: '/admin', billing: '/bc-admin' };

export function OfficeLogin({ office }: { office: BackOffice }) {
  const { redirect: wanted } = useSearch({ strict: false }) as { redirect?: string };
  const redirect = wanted ?? HOMES[office];
  const navigate = useNavigate();
  const session = useSession();
  const words = text.offices[office];
  const developer = session?.User ?? null;
  const isIn = office === 'operator' ? session?.Admin != null : session?.BcAdmin != null;
  useEffect(() => {
    document.title = kit.documentTitle(words.title);
  }, [words.title]);
  useEffect(() => {
    if (isIn) {
      void navigate({ href: ownPath(redirect), replace: true });
    }
  }, [isIn, navigate, redirect]);
  return (
    <Paper maw={420} mx="auto" mt={{ base: 'md', sm: 64 }} p={{ base: 'md', sm: 'xl' }}>
      <Stack gap="lg">
        <Stack gap="xs" align="flex-start">
          <ThemeIcon size={44} radius="md" variant="light">
            <Icon of={lockIcon} size={22} />
          </ThemeIcon>
          <Title order={1}>{words.title}</Title>
          <Text size="sm" c="dimmed">
            {words.hint}
          </Text>
        </Stack>
        {wanted === undefined || developer === null ? null : (
          <Alert variant="default" icon={<Icon of={lockIcon} size={18} />}>
            {text.notWithAccount(developer.UserName)}
          </Alert>
        )}
        <PasswordForm office={office} />
      </Stack>
    </Paper>
  );
}
