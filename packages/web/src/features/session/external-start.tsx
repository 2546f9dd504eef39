// Before the browser leaves for a partner or a social network: who asks, what they will be told, and a way back. The
// address says what for: `login`, or the id of the app that is to be linked with the partner.

import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { App } from '@uos/sdk/browser';
import { type ReactNode, useEffect } from 'react';
import { type ScreenLink, screen, useScreenParams } from '../../kit/address/link.ts';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { loginIcon } from '../../kit/show/icons.ts';
import { text as kit } from '../../kit/text.zh.ts';
import { appQuery } from '../../shell/apps.ts';
import { Notice } from '../../shell/failure-pages.tsx';
import { PageSkeleton } from '../../shell/page/page-skeleton.tsx';
import { refusal } from '../../shell/permission/refusal.ts';
import { baseInfoQuery, type Session, useSession, useSessionQuery, wantedPath } from '../../shell/session.ts';
import { SignInGate } from '../../shell/sign-in/sign-in-gate.tsx';
import { type External, externalOf, leaveFor } from './external.ts';
import { text } from './text.zh.ts';

const APP_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function ExternalStart() {
  const { provider, auth } = useScreenParams('/{provider}_conn/{auth}');
  const base = useQuery(baseInfoQuery);
  if (base.isError) {
    return <ErrorPanel error={base.error} onRetry={() => void base.refetch()} />;
  }
  if (base.data === undefined) {
    return <PageSkeleton />;
  }
  const external = externalOf(base.data, provider);
  if (external !== undefined && auth === 'login') {
    return <SignIn external={external} />;
  }
  if (external?.kind === 'partner' && APP_ID.test(auth)) {
    return <LinkApp external={external} appId={auth.toLowerCase()} />;
  }
  return (
    <Notice icon={loginIcon} title={text.unknownTitle} words={text.unknownWords}>
      <Button mt="sm" renderRoot={(props) => <Link {...props} {...screen('/')} />}>
        {text.backHome}
      </Button>
    </Notice>
  );
}

function SignIn({ external }: { external: External }) {
  const { redirect = wantedPath() ?? '/apps' } = useSearch({ strict: false }) as { redirect?: string };
  return (
    <Leave external={external} title={text.signInWith(external.name)} returnTo={redirect} back={screen('/')}>
      <Text size="sm">
        {text.signInWords(external.name, external.kind === 'partner' ? text.partnerShares : text.socialShares)}
      </Text>
      <Text size="sm" c="dimmed">
        {text.firstTime}
      </Text>
    </Leave>
  );
}

function LinkApp({ external, appId }: { external: External; appId: string }) {
  const session = useSessionQuery();
  if (session.isError) {
    return <ErrorPanel error={session.error} onRetry={() => void session.refetch()} />;
  }
  if (session.data === undefined) {
    return <PageSkeleton />;
  }
  const { User, Admin } = session.data;
  return User === null && Admin === null ? <SignInGate /> : <LinkKnownApp external={external} appId={appId} />;
}

function LinkKnownApp({ external, appId }: { external: External; appId: string }) {
  const app = useQuery(appQuery(appId));
  const session = useSession();
  if (app.isError) {
    return <ErrorPanel error={app.error} onRetry={() => void app.refetch()} />;
  }
  if (app.data === undefined) {
    return <PageSkeleton />;
  }
  return (
    <Leave
      external={external}
      title={text.link(app.data.ProjectName, external.name)}
      returnTo={`/services/${appId}/settings`}
      appId={appId}
      reason={refusal([roleIn(session, app.data)], 'session.linkPartner')}
      back={screen('/services/{appId}/settings', { appId })}
    >
      <Text size="sm">{text.linkWords(external.name)}</Text>
    </Leave>
  );
}

function roleIn(session: Session | undefined, { Role }: App): 'operator' | 'owner' | 'member' {
  if (session?.Admin != null) {
    return 'operator';
  }
  return Role === 'owner' ? 'owner' : 'member';
}

interface LeaveProps {
  readonly external: External;
  readonly title: string;
  readonly returnTo: string;
  readonly appId?: string;
  /** Why it may not be begun. */
  readonly reason?: string | undefined;
  readonly back: ScreenLink;
  readonly children: ReactNode;
}

function Leave({ external, title, returnTo, appId, reason, back, children }: LeaveProps) {
  const client = useQueryClient();
  const leave = useMutation({
    mutationFn: () => leaveFor(client, external.kind, { returnTo, ...(appId === undefined ? {} : { appId }) }),
  });
  useEffect(() => {
    document.title = kit.documentTitle(title);
  }, [title]);
  return (
    <Paper maw={520} mx="auto" mt={{ base: 'md', sm: 64 }} p={{ base: 'md', sm: 'xl' }}>
      <Stack gap="md">
        <Title order={1}>{title}</Title>
        {children}
        {leave.isError ? <ErrorPanel error={leave.error} title={text.startFailed} /> : null}
        {reason === undefined ? null : (
          <Text size="sm" c="red">
            {reason}
          </Text>
        )}
        <Group justify="flex-end" gap="sm" mt="sm">
          <Button variant="default" renderRoot={(props) => <Link {...props} {...back} />}>
            {text.cancel}
          </Button>
          <Button disabled={reason !== undefined} loading={leave.isPending} onClick={() => leave.mutate()}>
            {text.goOn}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
