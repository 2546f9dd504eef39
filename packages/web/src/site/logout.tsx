// Ends the session, then says so.

import { Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorPanel } from '../kit/page/error-panel.tsx';
import { logoutIcon } from '../kit/show/icons.ts';
import { Notice } from '../shell/failure-pages.tsx';
import { signOut } from '../shell/session.ts';
import { SignedOut } from './signed-out.tsx';
import { text } from './text.zh.ts';

export default function Logout() {
  const client = useQueryClient();
  const ending = useQuery({
    queryKey: ['session.logout'],
    // why a query, and none of a call: opening the page is what signs out, once
    queryFn: async () => {
      await signOut(client);
      return true;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (ending.isSuccess) {
    return <SignedOut />;
  }
  return (
    <Notice
      icon={logoutIcon}
      title={ending.isError ? text.signOutFailed : text.signingOut}
      words={
        ending.isError ? (
          <ErrorPanel error={ending.error} title={text.signOutFailed} onRetry={() => void ending.refetch()} />
        ) : (
          <Loader size="sm" />
        )
      }
    >
      {null}
    </Notice>
  );
}
