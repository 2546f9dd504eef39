// Two players side by side, every call they can make with its reply and its code, and what was asked so far.

import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { type Codec, useSearchState, words } from '../../../kit/address/search-state.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { useStore } from '../../../kit/keep/store.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { loginIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { platform } from '../../../shell/uos.ts';
import { passportOf } from '../queries.ts';
import { playerCalls } from './calls.ts';
import { createPlayer, type Made } from './player.ts';
import { PlayerCard } from './player-card.tsx';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

const Runner = part(() => import('./runner.tsx'));
const Requests = part(() => import('./requests.tsx'));

const NAMES = ['demo-ana', 'demo-ben'] as const;
const FIRST_CALL = 'playerPersonas.me';
const MOST = 100;

type Names = readonly [string, string];

const names: Codec<Names> = {
  read(word) {
    const [first, second] = (word ?? '').split(',').map((name) => name.trim());
    return [first || NAMES[0], second || NAMES[1]];
  },
  write: ([first, second]) => (first === NAMES[0] && second === NAMES[1] ? undefined : `${first},${second}`),
};

const spec = { user: names, call: words() };

export default function Playground({ appId }: { appId: string }) {
  const [{ user, call }, change] = useSearchState(spec);
  const first = useMemo(() => createPlayer(appId), [appId]);
  const second = useMemo(() => createPlayer(appId), [appId]);
  const players = [first, second] as const;
  const now = [useStore(first.now), useStore(second.now)] as const;
  const reason = usePermission()('passport.login.external');
  const [log, setLog] = useState<readonly Made[]>([]);
  const served = useQuery(queryOf(platform.session.served));
  const doc = useQuery({ ...queryOf(passportOf(appId).apiDocs.player, {}), staleTime: Number.POSITIVE_INFINITY });
  const calls = useMemo(
    () =>
      doc.data === undefined || served.data === undefined
        ? undefined
        : playerCalls(doc.data, new Set(served.data.Operations), language),
    [doc.data, served.data],
  );
  const failed = doc.isLoadingError ? doc : served.isLoadingError ? served : undefined;
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <ActionButton
          icon={loginIcon}
          reason={reason}
          onClick={() => players.forEach((player, index) => void player.signIn(user[index] ?? ''))}
        >
          {text.signBoth}
        </ActionButton>
      </Group>
      <div className={classes.players}>
        {players.map((player, index) => (
          <PlayerCard
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and each has its place
            key={index}
            appId={appId}
            number={index + 1}
            player={player}
            name={user[index] ?? ''}
            reason={reason}
            onRename={(name) => change({ user: index === 0 ? [name, user[1]] : [user[0], name] }, { replace: true })}
          />
        ))}
      </div>
      {calls === undefined ? (
        failed === undefined ? (
          <Waiting height={360} />
        ) : (
          <ErrorPanel title={text.failedDocs} error={failed.error} onRetry={() => void failed.refetch()} />
        )
      ) : (
        <Suspense fallback={<Waiting height={360} />}>
          <Runner
            appId={appId}
            calls={calls}
            chosen={calls.find(({ name }) => name === (call || FIRST_CALL)) ?? calls[0]}
            players={players.map((player, index) => ({
              player,
              name: user[index] ?? '',
              isIn: now[index]?.state === 'in',
              personaId: now[index]?.persona?.personaID,
            }))}
            reason={reason}
            onChoose={(name) => change({ call: name }, { replace: true })}
            onMade={(made) => setLog((before) => [made, ...before].slice(0, MOST))}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Requests log={log} onClear={() => setLog([])} onChoose={(name) => change({ call: name }, { replace: true })} />
      </Suspense>
    </Stack>
  );
}
