// Hosting that is switched on has no game at first: a press makes it, and every screen begins behind it.
import { useQuery } from '@tanstack/react-query';
import type { MultiverseGame } from '@uos/sdk/services/multiverse';
import type { ReactNode } from 'react';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { useAction } from '../../kit/act/use-action.ts';
import { keyOf } from '../../kit/call/query.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { isMissing } from '../../kit/page/error-facts.ts';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { serverIcon } from '../../kit/show/icons.ts';
import { useApp } from '../../shell/apps.ts';
import { usePermission } from '../../shell/permission/permission.ts';
import { gameQuery, multiverseOf } from './queries.ts';
import { text } from './text.zh.ts';

interface WithGameProps {
  /** Of the screen that begins behind it. */
  readonly title: string;
  readonly children: (game: MultiverseGame) => ReactNode;
}

const HEIGHT = 240;

export function WithGame({ title, children }: WithGameProps) {
  const { AppId: appId } = useApp();
  const game = useQuery(gameQuery(appId));
  if (game.data !== undefined) {
    return children(game.data);
  }
  return (
    <Page title={title}>
      {!game.isError ? (
        <Waiting height={HEIGHT} />
      ) : isMissing(game.error) ? (
        <NoGame />
      ) : (
        <ErrorPanel error={game.error} onRetry={() => void game.refetch()} />
      )}
    </Page>
  );
}

function NoGame() {
  const { AppId: gameId, ProjectName: name } = useApp();
  const { games } = multiverseOf(gameId);
  const reason = usePermission()('multiverse.games.create');
  const create = useAction({
    run: () => games.create({ gameId, name }),
    done: () => text.gameMade,
    refresh: [keyOf(games.get)],
  });
  return (
    <EmptyState
      icon={serverIcon}
      title={text.noGame}
      action={
        <ActionButton reason={reason} loading={create.isPending} onClick={() => create.mutate()}>
          {text.makeGame}
        </ActionButton>
      }
      snippets={{ call: games.create, input: { gameId, name } }}
    >
      {text.noGameHint}
    </EmptyState>
  );
}
