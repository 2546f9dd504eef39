// Where servers of a game run and how many wait there, and what holds for all of them.
import { Stack } from '@mantine/core';
import type { MultiverseGame } from '@uos/sdk/services/multiverse';
import { multiverseGameColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { useApp } from '../../../shell/apps.ts';
import { text } from '../text.zh.ts';
import { WithGame } from '../with-game.tsx';
import { Regions } from './regions.tsx';

const GameForm = part(() => import('./game-form.tsx'));

const FORM_HEIGHT = 480;

/** `namespace` names the game in whatever monitors the machines. */
const facts = columnsOf<MultiverseGame>(multiverseGameColumns, {
  status: {},
  source: {},
  gameId: {},
  namespace: { kind: 'id' },
  createdAt: {},
});

export default function SettingsPage() {
  const { AppId: appId } = useApp();
  return (
    <WithGame title={text.settings}>
      {(game) => (
        <Page title={text.settings} help={text.settingsHelp}>
          <Stack gap="xl">
            <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(game) }))} />
            <Regions appId={appId} />
            <Suspense fallback={<Waiting height={FORM_HEIGHT} />}>
              <GameForm appId={appId} game={game} />
            </Suspense>
          </Stack>
        </Page>
      )}
    </WithGame>
  );
}
