// Where servers of a game run and how many wait there, and what holds for all of them.
import { Stack } from '@mantine/core';
import { Page } from '../../../kit/page/page.tsx';
import { useApp } from '../../../shell/apps.ts';
import { text } from '../text.zh.ts';
import { WithGame } from '../with-game.tsx';
import { GameForm } from './game-form.tsx';
import { Regions } from './regions.tsx';

export default function SettingsPage() {
  const { AppId: appId } = useApp();
  return (
    <WithGame title={text.settings}>
      {(game) => (
        <Page title={text.settings} help={text.settingsHelp}>
          <Stack gap="xl">
            <Regions appId={appId} />
            <GameForm appId={appId} game={game} />
          </Stack>
        </Page>
      )}
    </WithGame>
  );
}
