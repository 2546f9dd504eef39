// Where servers of a game run and how many wait there, and what holds for all of them.
import { Stack } from '@mantine/core';
import type { MultiverseGame } from '@uos/sdk/services/multiverse';
import { multiverseGameColumns } from '@uos/sdk/services/multiverse.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Page } from '../../../kit/page/page.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { useApp } from '../../../shell/apps.ts';
import { text } from '../text.zh.ts';
import { WithGame } from '../with-game.tsx';
import { GameForm } from './game-form.tsx';
import { Regions } from './regions.tsx';

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
            <GameForm appId={appId} game={game} />
          </Stack>
        </Page>
      )}
    </WithGame>
  );
}
