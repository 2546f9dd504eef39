// What stands in the place of a screen that does not exist, that is not for this person, or that broke.

import { Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { contactPath } from '@uos/contract/rules';
import { type ReactNode, useEffect } from 'react';
import { screen } from '../kit/address/link.ts';
import { errorFacts } from '../kit/page/error-facts.ts';
import { ErrorPanel, RequestId } from '../kit/page/error-panel.tsx';
import { CopyableId } from '../kit/show/code.tsx';
import { Icon, type IconPart } from '../kit/show/icon.tsx';
import { appsIcon, lockIcon, searchIcon } from '../kit/show/icons.ts';
import { text as kit } from '../kit/text.zh.ts';
import { useHere } from './current.ts';
import { openPalette } from './palette/open.ts';
import { text } from './text.zh.ts';

/** No screen has this address. */
export function NotFound() {
  const path = useHere();
  const isDocs = path.startsWith('/docs/');
  return (
    <Notice icon={searchIcon} title={text.notFoundTitle} words={isDocs ? text.docsNotHere : text.notFound}>
      <CopyableId value={path} />
      <Ways />
    </Notice>
  );
}

export function AppNotFound({ appId, error }: { appId: string; error?: unknown }) {
  return (
    <Notice icon={appsIcon} title={text.appNotFound} words={text.appNotFoundHint}>
      <CopyableId value={appId} />
      <RequestId error={error} />
      <Ways />
    </Notice>
  );
}

/** 403: somebody is signed in, and this is not for them. */
export function NoPermission({ error }: { error: unknown }) {
  return (
    <Notice icon={lockIcon} title={text.noPermission} words={errorFacts(error).message}>
      <RequestId error={error} />
      <Ways />
    </Notice>
  );
}

/** 423: the account itself is blocked. */
export function AccountBlocked({ error }: { error: unknown }) {
  return (
    <Notice icon={lockIcon} title={text.blocked} words={errorFacts(error).message}>
      <RequestId error={error} />
      <Group mt="sm" justify="center">
        <Button component="a" href={contactPath(text.blockedTopic)}>
          {text.contactUs}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link {...props} {...screen('/logout')} preload={false} />}>
          {text.signOut}
        </Button>
      </Group>
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
  readonly icon: IconPart;
  readonly title: string;
  readonly words: ReactNode;
  readonly children: ReactNode;
}

/** One thing to say in the middle of the page. */
export function Notice({ icon, title, words, children }: NoticeProps) {
  useEffect(() => {
    document.title = kit.documentTitle(title);
  }, [title]);
  return (
    <Stack align="center" gap="sm" maw={520} mx="auto" mt={{ base: 'xl', sm: 80 }} ta="center">
      <ThemeIcon size={56} radius="xl" variant="light">
        <Icon of={icon} size={28} />
      </ThemeIcon>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" component="div" style={{ textWrap: 'balance' }}>
        {words}
      </Text>
      {children}
    </Stack>
  );
}

/** Where to go from a page that leads nowhere: back, home, or wherever the search finds. */
function Ways() {
  const { history } = useRouter();
  return (
    <Group mt="sm" justify="center">
      <Button renderRoot={(props) => <Link {...props} {...screen('/apps')} />}>{text.backToApps}</Button>
      {history.length > 1 ? (
        <Button variant="default" onClick={() => history.back()}>
          {text.back}
        </Button>
      ) : null}
      <Button variant="default" leftSection={<Icon of={searchIcon} size={16} />} onClick={() => openPalette()}>
        {text.searchScreens}
      </Button>
    </Group>
  );
}
