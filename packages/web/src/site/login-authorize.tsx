// Between a sign-in and the console: who goes on here, and on which terms. The window that another page opened to sign
// in comes through here too, and closes itself.
import { checkIcon, loginIcon } from '../kit/show/icons.ts';
import '@mantine/core/styles/Checkbox.css';
import { Anchor, Avatar, Button, Checkbox, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { screen } from '../kit/address/link.ts';
import { ErrorPanel } from '../kit/page/error-panel.tsx';
import { Notice } from '../shell/failure-pages.tsx';
import { agreeToTerms, baseInfoQuery, signIn, useSession, useSessionQuery } from '../shell/session.ts';
import { ownPath } from '../shell/sign-in/pkce.ts';
import { whoIs } from '../shell/sign-in/who.ts';
import { text } from './text.zh.ts';

interface AuthorizeSearch {
  readonly redirect?: string;
  /** Set in a window that was opened to sign in: `open` on the way out, `done` on the way back. */
  readonly window?: string;
}

const DONE = '/login-authorize?window=done';

export default function LoginAuthorize() {
  const { redirect = '/apps', window: step } = useSearch({ strict: false }) as AuthorizeSearch;
  const session = useSessionQuery();
  const base = useQuery(baseInfoQuery);
  if (session.isError || base.isError) {
    return <ErrorPanel error={session.error ?? base.error} onRetry={() => void session.refetch()} />;
  }
  if (session.data === undefined || base.data === undefined) {
    return <Waiting />;
  }
  const { User } = session.data;
  const version = base.data.PolicyInfo.Version;
  if (User !== null && User.Properties.policyVersion !== version) {
    return <Terms version={version} returnTo={step === undefined ? redirect : DONE} />;
  }
  if (step !== undefined) {
    return User === null || step === 'open' ? <ToProvider returnTo={DONE} /> : <WindowDone />;
  }
  return User === null ? <ToProvider returnTo={redirect} /> : <GoOn to={redirect} />;
}

function Terms({ version, returnTo }: { version: string; returnTo: string }) {
  const client = useQueryClient();
  const session = useSession();
  const [read, setRead] = useState(false);
  const go = useGo();
  const agree = useMutation({ mutationFn: () => agreeToTerms(client, version), onSuccess: () => go(returnTo) });
  const person = session === undefined ? undefined : whoIs(session, 'user');
  return (
    <Card title={text.authorizeTitle}>
      <Group gap="sm" wrap="nowrap">
        <Avatar size={40} radius="xl" color="brand" variant="light">
          {[...(person?.name ?? '')][0]?.toUpperCase()}
        </Avatar>
        <div>
          <Text fw={600}>{person?.name}</Text>
          <Text size="sm" c="dimmed">
            {person?.detail}
          </Text>
        </div>
      </Group>
      <Text size="sm">{text.authorizeWords}</Text>
      <Checkbox
        checked={read}
        onChange={(event) => setRead(event.currentTarget.checked)}
        label={
          <>
            {text.agreeBefore}
            <Policy path="/policy/tos" words={text.tos} />
            {text.agreeAnd}
            <Policy path="/policy/privacy" words={text.privacy} />
            {text.agreeVersion(version)}
          </>
        }
      />
      {agree.isError ? <ErrorPanel error={agree.error} title={text.agreeFailed} /> : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" renderRoot={(props) => <Link {...props} {...screen('/logout')} preload={false} />}>
          {text.cancel}
        </Button>
        <Button disabled={!read} loading={agree.isPending} onClick={() => agree.mutate()}>
          {text.agree}
        </Button>
      </Group>
    </Card>
  );
}

function Policy({ path, words }: { path: '/policy/tos' | '/policy/privacy'; words: string }) {
  return (
    <Anchor inherit underline="always" target="_blank" renderRoot={(props) => <Link {...props} {...screen(path)} />}>
      {words}
    </Anchor>
  );
}

function ToProvider({ returnTo }: { returnTo: string }) {
  const client = useQueryClient();
  const leave = useMutation({ mutationFn: () => signIn(client, returnTo) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => leave.mutate(), []);
  return leave.isError ? (
    <Notice
      icon={loginIcon}
      title={text.signInFailed}
      words={<ErrorPanel error={leave.error} title={text.signInFailed} />}
    >
      <Button onClick={() => leave.mutate()}>{text.tryAgain}</Button>
    </Notice>
  ) : (
    <Waiting />
  );
}

function WindowDone() {
  useEffect(() => window.close(), []);
  return (
    <Notice icon={checkIcon} title={text.windowDone} words={text.windowDoneHint}>
      <Button variant="default" onClick={() => window.close()}>
        {text.closeWindow}
      </Button>
    </Notice>
  );
}

function GoOn({ to }: { to: string }) {
  const go = useGo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => go(to), []);
  return <Waiting />;
}

function useGo(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => void navigate({ href: ownPath(to), replace: true });
}

function Waiting() {
  return (
    <Notice icon={loginIcon} title={text.signingIn} words={<Loader size="sm" />}>
      {null}
    </Notice>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper maw={520} mx="auto" mt={{ base: 'md', sm: 64 }} p={{ base: 'md', sm: 'xl' }}>
      <Stack gap="lg">
        <Title order={1}>{title}</Title>
        {children}
      </Stack>
    </Paper>
  );
}
