// The same from a script: the override as it is saved, enabled, and tried.
import { Stack, Title } from '@mantine/core';
import type { ConfigOverride } from '@uos/sdk/services/remote-config';
import { Suspense } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { configOf } from '../queries.ts';
import { text } from '../text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'));

export default function Code({ appId, override }: { appId: string; override: ConfigOverride }) {
  const { overrides, settings } = configOf(appId);
  const { overrideId: id, name, rolloutPercentage } = override;
  const ways = [
    { title: text.codeChange, call: overrides.update, input: { id, name, rolloutPercentage } },
    { title: text.codeEnable, call: overrides.enable, input: { id } },
    { title: text.codeDisable, call: overrides.disable, input: { id } },
    { title: text.codeTry, call: settings.simulate, input: { userId: 'player-1' } },
  ];
  return (
    <Stack gap="xl">
      {ways.map(({ title, call, input }) => (
        <section key={title} aria-label={title}>
          <Title order={2} mb="xs">
            {title}
          </Title>
          <Suspense fallback={<Waiting height={90} />}>
            <Snippets call={call} input={input} />
          </Suspense>
        </section>
      ))}
    </Stack>
  );
}
