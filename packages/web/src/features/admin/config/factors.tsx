// The factors of an app's hosting: what its servers ask for, and what is billed.

import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { isSwitchedOn } from '@uos/contract/rules';
import { type App, UosApiError } from '@uos/sdk/browser';
import {
  type GamesSetResourceFactorInput,
  type GamesSetUsageAdjustFactorInput,
  multiverseTable,
} from '@uos/sdk/services/multiverse';
import { gamesSetResourceFactorForm, gamesSetUsageAdjustFactorForm } from '@uos/sdk/services/multiverse.forms';
import { gatherOf, keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { clockIcon, serverIcon } from '../../../kit/show/icons.ts';
import { clientOf } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

export default function Factors({ app }: { app: App }) {
  return isSwitchedOn(app, 'multiverse') ? (
    <FactorForms app={app} />
  ) : (
    <EmptyState icon={serverIcon} title={text.notEnabled(label(serviceLabels, 'multiverse')[language])}>
      {text.factorsHint}
    </EmptyState>
  );
}

function FactorForms({ app }: { app: App }) {
  const { games } = clientOf({ multiverse: multiverseTable }, app.AppId).multiverse;
  const gameId = app.AppId;
  const factors = useQuery(
    gatherOf(games.resourceFactor, { gameId }, 'with usage', async (signal) => {
      const [{ resourceFactor }, { usageAdjustFactor }] = await Promise.all([
        games.resourceFactor({ gameId }, { signal }),
        games.usageAdjustFactor({ gameId }, { signal }),
      ]);
      return { ...resourceFactor, usageAdjustFactor };
    }),
  );
  const refresh = [keyOf(games.resourceFactor, { gameId })];
  if (factors.error instanceof UosApiError && factors.error.status === 501) {
    return (
      <EmptyState icon={clockIcon} title={text.notOpen}>
        {text.notOpenHint}
      </EmptyState>
    );
  }
  if (factors.isLoadingError) {
    return <ErrorPanel error={factors.error} onRetry={() => void factors.refetch()} />;
  }
  if (factors.data === undefined) {
    return <Waiting height={240} />;
  }
  const { cpuFactor, memoryFactor, usageAdjustFactor } = factors.data;
  return (
    <Stack gap="lg">
      <FormPage
        fields={resourceFields}
        parts={[{ title: text.resourceTitle, fields: ['cpuFactor', 'memoryFactor'] }]}
        initial={{ cpuFactor, memoryFactor }}
        onSubmit={(values) =>
          games.setResourceFactor({
            ...inputOf<GamesSetResourceFactorInput>(gamesSetResourceFactorForm, values),
            gameId,
          })
        }
        done={() => text.resourceSaved}
        refresh={refresh}
      />
      <FormPage
        fields={usageFields}
        parts={[{ title: text.usageTitle, fields: ['usageAdjustFactor'] }]}
        initial={{ usageAdjustFactor }}
        onSubmit={(values) =>
          games.setUsageAdjustFactor({
            ...inputOf<GamesSetUsageAdjustFactorInput>(gamesSetUsageAdjustFactorForm, values),
            gameId,
          })
        }
        done={() => text.usageSaved}
        refresh={refresh}
      />
    </Stack>
  );
}

const factor = { description: text.factorHelp, required: true } as const;

const resourceFields = fieldsOf<ValuesOf<Omit<GamesSetResourceFactorInput, 'gameId'>>>(gamesSetResourceFactorForm, {
  cpuFactor: factor,
  memoryFactor: factor,
});

const usageFields = fieldsOf<ValuesOf<Omit<GamesSetUsageAdjustFactorInput, 'gameId'>>>(gamesSetUsageAdjustFactorForm, {
  usageAdjustFactor: { description: text.usageFactorHelp, required: true },
});
