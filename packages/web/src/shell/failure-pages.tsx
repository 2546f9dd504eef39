// What stands in the place of a screen that does not exist or that broke.
import { Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../kit/error-panel.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { screen } from '../kit/link.ts';
import { text } from './text.zh.ts';

export function NotFound() {
  return (
    <Notice icon="search" title={text.notFoundTitle} words={text.notFound}>
      <HomeButtons />
    </Notice>
  );
}

export function AppNotFound({ appId }: { appId: string }) {
  return (
    <Notice icon="apps" title={text.appNotFound} words={text.appNotFoundHint(appId)}>
      <HomeButtons />
    </Notice>
  );
}

/** A screen or its data failed while it was drawn. */
export function Crashed({ error, reset }: ErrorComponentProps) {
  return (
    <Stack maw={720} mx="auto" mt="xl" gap="md">
      <Title order={1}>{text.crashed}</Title>
      <Text c="dimmed">{text.crashedHint}</Text>
      <ErrorPanel error={error} onRetry={reset} />
      <Group>
        <Button variant="default" onClick={() => location.reload()}>
          {text.reload}
        </Button>
      </Group>
    </Stack>
  );
}

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly words: ReactNode;
  readonly children: ReactNode;
}

/** One thing to say in the middle of the page. */
export function Notice({ icon, title, words, children }: NoticeProps) {
  return (
    <Stack align="center" gap="sm" maw={520} mx="auto" mt={{ base: 'xl', sm: 80 }} ta="center">
      <ThemeIcon size={56} radius="xl" variant="light">
        <Icon name={icon} size={28} />
      </ThemeIcon>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" component="div" style={{ textWrap: 'balance' }}>
        {words}
      </Text>
      {children}
    </Stack>
  );
}

function HomeButtons() {
  return (
    <Group mt="sm">
      <Button renderRoot={(props) => <Link {...props} {...screen('/apps')} />}>{text.backToApps}</Button>
      <Button variant="default" renderRoot={(props) => <Link {...props} {...screen('/')} />}>
        {text.backHome}
      </Button>
    </Group>
  );
}
