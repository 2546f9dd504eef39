// Who may see a screen: a visitor is sent to sign in, an app is loaded before its screens, and a session that ended
// leaves the screen as it is.

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ScreenAccess } from '@uos/contract/screens';
import { AccountBlockedError, type SessionState } from '@uos/sdk/browser';
import { type ReactNode, Suspense, useEffect } from 'react';
import { screen as linkTo, useAppId } from '../../kit/address/link.ts';
import { part } from '../../kit/lazy/part.tsx';
import { errorFacts, isMissing } from '../../kit/page/error-facts.ts';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import type { Route } from '../../routes.ts';
import { appQuery } from '../apps.ts';
import { useHere } from '../current.ts';
import { AccountBlocked, AppNotFound, NoPermission } from '../failure-pages.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { rememberApp } from '../recent-app.ts';
import { baseInfoQuery, useSession, useSessionQuery } from '../session.ts';
import { SignInGate } from './sign-in-gate.tsx';

// why: a dialog is a third of the frame, and most sessions do not end while somebody looks
const SessionEnded = part(() => import('./session-ended.tsx'), 'over');

interface GuardProps {
  readonly screen: Route | undefined;
  readonly children: ReactNode;
}

export function Guard({ screen, children }: GuardProps) {
  if (screen === undefined || screen.access === 'public') {
    return children;
  }
  return (
    <SignedIn key={screen.access} access={screen.access}>
      {children}
    </SignedIn>
  );
}

type Closed = Exclude<ScreenAccess, 'public'>;

/** Who of the signed-in may open a screen of that access. Source: the roles of the specification. */
const OPEN_TO: Readonly<Record<Closed, (session: SessionState) => boolean>> = {
  login: ({ User, Admin }) => User !== null || Admin !== null,
  member: ({ User, Admin }) => User !== null || Admin !== null,
  admin: ({ Admin }) => Admin !== null,
  'bc-admin': ({ Admin, BcAdmin }) => Admin !== null || BcAdmin !== null,
};

function SignedIn({ access, children }: { access: Closed; children: ReactNode }) {
  const session = useSessionQuery();
  const appId = useAppId();
  if (session.data === undefined) {
    return session.isError ? <CheckFailed {...session} /> : <PageSkeleton />;
  }
  const { ended } = session.data;
  if (!OPEN_TO[access](ended?.before ?? session.data)) {
    return access === 'admin' || access === 'bc-admin' ? (
      <Elsewhere to={access === 'admin' ? '/admin/login' : '/bc-admin/login'} />
    ) : (
      <SignInGate />
    );
  }
  return (
    <>
      {ended === undefined ? null : (
        <Suspense fallback={null}>
          <SessionEnded how={ended.how} access={access} />
        </Suspense>
      )}
      <WithTerms>
        {appId === undefined ? (
          children
        ) : (
          <WithApp key={appId} appId={appId}>
            {children}
          </WithApp>
        )}
      </WithTerms>
    </>
  );
}

function CheckFailed({ error, refetch }: { error: unknown; refetch: () => Promise<unknown> }) {
  return error instanceof AccountBlockedError ? (
    <AccountBlocked error={error} />
  ) : (
    <ErrorPanel error={error} onRetry={() => void refetch()} />
  );
}

/** A developer agrees to the current terms before anything else. */
function WithTerms({ children }: { children: ReactNode }) {
  const user = useSession()?.User ?? null;
  const { data: base } = useQuery(baseInfoQuery);
  const agreed = user === null || base === undefined || user.Properties.policyVersion === base.PolicyInfo.Version;
  return agreed ? children : <Elsewhere to="/login-authorize" />;
}

/** Something has to be done on another screen first; it comes back here. */
function Elsewhere({ to }: { to: '/login-authorize' | '/admin/login' | '/bc-admin/login' }) {
  const navigate = useNavigate();
  const here = useHere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: on its way the address is already another one
  useEffect(() => {
    void navigate({ ...linkTo(to), search: { redirect: here }, replace: true });
  }, []);
  return <PageSkeleton />;
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
  if (isMissing(error)) {
    return <AppNotFound appId={appId} error={error} />;
  }
  return errorFacts(error).isRefused ? (
    <NoPermission error={error} />
  ) : (
    <ErrorPanel error={error} onRetry={() => void refetch()} />
  );
}
