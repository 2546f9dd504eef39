// The way back from the identity provider: the code becomes a session, then the screen that was wanted opens.

import { Button, Group, Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toastError } from '../kit/act/toast.tsx';
import { screen } from '../kit/address/link.ts';
import { ErrorPanel } from '../kit/page/error-panel.tsx';
import { alertIcon, loginIcon } from '../kit/show/icons.ts';
import { Notice } from '../shell/failure-pages.tsx';
import { completeSignIn, signIn, UnknownAttemptError } from '../shell/session.ts';
import { text } from './text.zh.ts';

interface CallbackSearch {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
  readonly error_description?: string;
}

export default function LoginCallback() {
  const answer = useSearch({ strict: false }) as CallbackSearch;
  return answer.error === undefined ? (
    <Exchange {...answer} />
  ) : (
    <Refused reason={answer.error_description ?? answer.error} />
  );
}

function Exchange({ code, state }: CallbackSearch) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const exchange = useQuery({
    queryKey: ['session.login', code],
    // why a query, and none of a call: a code works once, and React draws twice in development
    queryFn: () =>
      completeSignIn(client, { ...(code === undefined ? {} : { code }), ...(state === undefined ? {} : { state }) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const next = exchange.data;
  useEffect(() => {
    if (next !== undefined) {
      void navigate({ href: next, replace: true });
    }
  }, [next, navigate]);
  if (exchange.error instanceof UnknownAttemptError) {
    return <Failed words={text.unknownAttempt} />;
  }
  if (exchange.isError) {
    return <Failed words={<ErrorPanel error={exchange.error} title={text.signInFailed} />} />;
  }
  return (
    <Notice icon={loginIcon} title={text.signingIn} words={<Loader size="sm" />}>
      {null}
    </Notice>
  );
}

function Refused({ reason }: { reason: string }) {
  return <Failed words={text.refused(reason)} />;
}

function Failed({ words }: { words: React.ReactNode }) {
  const client = useQueryClient();
  return (
    <Notice icon={alertIcon} title={text.signInFailed} words={words}>
      <Group mt="sm">
        <Button onClick={() => void signIn(client, '/apps').catch(toastError)}>{text.tryAgain}</Button>
        <Button variant="default" renderRoot={(props) => <Link {...props} {...screen('/')} />}>
          {text.backHome}
        </Button>
      </Group>
    </Notice>
  );
}
