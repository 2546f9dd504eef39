// Who may see a screen: a visitor is sent to sign in, an app is loaded before its screens, and a session that ended
// leaves the screen as it is.
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { UosApiError } from '@uos/sdk/browser';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorPanel, SignInAgain } from '../../kit/error-panel.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { Route } from '../../routes.ts';
import { appQuery } from '../apps.ts';
import { useHere } from '../current.ts';
import { AppNotFound, Notice } from '../failure-pages.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { rememberApp } from '../recent-app.ts';
import { signIn, useSessionQuery } from '../session.ts';
import { text } from '../text.zh.ts';

interface GuardProps {
  readonly screen: Route | undefined;
  readonly children: ReactNode;
}

export function Guard({ screen, children }: GuardProps) {
  const isOpen = screen === undefined || screen.access === 'public' || !needsDeveloper(screen);
  return isOpen ? children : <SignedIn screen={screen}>{children}</SignedIn>;
}

/** The consoles of operators have sign-ins of their own, which are not built yet. */
function needsDeveloper({ access }: Route): boolean {
  return access === 'login' || access === 'member';
}

function SignedIn({ screen, children }: { screen: Route; children: ReactNode }) {
  const session = useSessionQuery();
  const { appId } = useParams({ strict: false }) as { appId?: string };
  if (session.data === undefined) {
    return session.isError ? (
      <ErrorPanel error={session.error} onRetry={() => void session.refetch()} />
    ) : (
      <PageSkeleton />
    );
  }
  const { User, expired } = session.data;
  if (User === null && expired !== true) {
    return <SignInGate />;
  }
  return (
    <>
      {expired === true ? <ExpiredBar /> : null}
      {screen.access === 'member' && appId !== undefined ? (
        <WithApp key={appId} appId={appId}>
          {children}
        </WithApp>
      ) : (
        children
      )}
    </>
  );
}

function WithApp({ appId, children }: { appId: string; children: ReactNode }) {
  const { data: app, error, isError, refetch } = useQuery(appQuery(appId));
  const name = app?.ProjectName;
  useEffect(() => {
    if (name !== undefined) {
      rememberApp({ appId, projectName: name });
    }
  }, [appId, name]);
  if (app !== undefined) {
    return children;
  }
  if (!isError) {
    return <PageSkeleton />;
  }
  return error instanceof UosApiError && error.status === 404 ? (
    <AppNotFound appId={appId} />
  ) : (
    <ErrorPanel error={error} onRetry={() => void refetch()} />
  );
}

function SignInGate() {
  const client = useQueryClient();
  const here = useHere();
  const [problem, setProblem] = useState<unknown>();
  const start = () => void signIn(client, here).catch(setProblem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every time the gate is shown
  useEffect(start, []);
  return (
    <Notice icon="login" title={text.signInNeeded} words={text.signInNeededHint}>
      <Stack gap="sm" mt="sm">
        {problem === undefined ? null : <ErrorPanel error={problem} title={text.signInFailed} />}
        {window.isSecureContext ? null : <Text c="red">{text.insecure}</Text>}
        <Button onClick={start} leftSection={<Icon name="login" size={16} />}>
          {text.signIn}
        </Button>
      </Stack>
    </Notice>
  );
}

function ExpiredBar() {
  return (
    <Alert role="alert" color="orange" variant="light" icon={<Icon name="alert" />} title={text.expired} mb="lg">
      {text.expiredHint} <SignInAgain />
    </Alert>
  );
}
