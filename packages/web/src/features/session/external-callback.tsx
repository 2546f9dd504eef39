// The way back from a partner or a social network: the code becomes a session, or a link of an app.

import { Button, Group, Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { toastDone, toastError } from '../../kit/act/toast.tsx';
import { screen } from '../../kit/address/link.ts';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { alertIcon, loginIcon } from '../../kit/show/icons.ts';
import { Notice } from '../../shell/failure-pages.tsx';
import { baseInfoQuery, type CallbackAnswer, signIn, UnknownAttemptError } from '../../shell/session.ts';
import { comeBack, type ExternalKind, leaveFor, pendingExternal } from './external.ts';
import { text } from './text.zh.ts';

interface CallbackSearch {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
  readonly error_description?: string;
}

export function ExternalCallback({ kind }: { kind: ExternalKind }) {
  const { code, state, error, error_description: reason } = useSearch({ strict: false }) as CallbackSearch;
  if (error !== undefined) {
    return <Failed kind={kind} words={error === 'access_denied' ? text.denied : text.refused(reason ?? error)} />;
  }
  return (
    <Exchange
      kind={kind}
      answer={{ ...(code === undefined ? {} : { code }), ...(state === undefined ? {} : { state }) }}
    />
  );
}

function Exchange({ kind, answer }: { kind: ExternalKind; answer: CallbackAnswer }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const exchange = useQuery({
    queryKey: ['session.login', kind, answer.code],
    // why a query, and none of a call: a code works once, and React draws twice in development
    queryFn: () => comeBack(client, kind, answer),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const done = exchange.data;
  useEffect(() => {
    if (done === undefined) {
      return;
    }
    if (done.isLink) {
      toastDone(text.linked(client.getQueryData(baseInfoQuery.queryKey)?.PartnerInfo.Name ?? ''));
    }
    void navigate({ href: done.returnTo, replace: true });
  }, [done, navigate, client]);
  if (exchange.error instanceof UnknownAttemptError) {
    return <Failed kind={kind} words={text.unknownAttempt} />;
  }
  if (exchange.isError) {
    return <Failed kind={kind} words={<ErrorPanel error={exchange.error} title={text.signInFailed} />} />;
  }
  return (
    <Notice icon={loginIcon} title={text.signingIn} words={<Loader size="sm" />}>
      {null}
    </Notice>
  );
}

function Failed({ kind, words }: { kind: ExternalKind; words: ReactNode }) {
  const client = useQueryClient();
  const { appId, returnTo = '/apps' } = pendingExternal() ?? {};
  const again = () => leaveFor(client, kind, { returnTo, ...(appId === undefined ? {} : { appId }) });
  return (
    <Notice icon={alertIcon} title={appId === undefined ? text.signInFailed : text.linkFailed} words={words}>
      <Group mt="sm" justify="center">
        <Button onClick={() => void again().catch(toastError)}>{text.tryAgain}</Button>
        <Button variant="default" onClick={() => void signIn(client, returnTo).catch(toastError)}>
          {text.otherWay}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link {...props} {...screen('/')} />}>
          {text.backHome}
        </Button>
      </Group>
    </Notice>
  );
}
