// The small parts: secrets, permissions, steps, histories, differences, empty states with code, failures, a print sheet.

import { Button, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { createClient, session } from '@uos/sdk/browser';
import { passportConsoleTable } from '@uos/sdk/services/passport.console';
import { useState } from 'react';
import { ActionButton } from '../kit/act/action-button.tsx';
import { Confirm } from '../kit/act/confirm.tsx';
import { Permission } from '../kit/act/permission.tsx';
import CodeView from '../kit/code-editor/code-view.tsx';
import DiffView from '../kit/diff/diff-view.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import ImportWizard from '../kit/import/import-wizard.tsx';
import { EmptyState } from '../kit/page/empty-state.tsx';
import { ErrorPanel } from '../kit/page/error-panel.tsx';
import { noticeTrialLimit } from '../kit/page/failure-level.ts';
import { PrintPage } from '../kit/page/print-page.tsx';
import { serverIcon } from '../kit/show/icons.ts';
import { MarkedImage } from '../kit/show/marked-image.tsx';
import { Secret } from '../kit/show/secret.tsx';
import { StepList } from '../kit/steps/step-list.tsx';
import TrialLimit from '../shell/page/trial-limit.tsx';
import { failure, refusal, trialLimitReached } from './samples.ts';
import type { States } from './scenes.ts';
import { text } from './text.zh.ts';

const uos = createClient({ hosts: 'local', as: session() }, { passport: passportConsoleTable });

const steps = [
  { key: 'secret', title: text.steps[0] ?? '', run: async () => undefined, needed: true },
  { key: 'func', title: text.steps[1] ?? '', run: () => Promise.reject(failure()) },
  { key: 'push', title: text.steps[2] ?? '', run: async () => undefined },
];

const before = { name: 'level-1', ttl: 60, regions: ['cn'], rules: { gte: 10, lt: 20 }, note: 'x' };

function Small() {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Paper p="md">
        <Stack>
          <Title order={2}>{text.password}</Title>
          <Secret label={text.password} value="5f0c-7c1e-4e0a-9b1d-3a5f" />
          <Secret label={text.password} value="5f0c" reason={text.refused} />
          <ActionButton reason={text.refused} onClick={() => undefined}>
            {text.create}
          </ActionButton>
          <Permission reason={text.refused}>
            <Button>{text.create}</Button>
          </Permission>
        </Stack>
      </Paper>
      <Paper p="md">
        <StepList steps={steps} autoStart />
      </Paper>
      <Paper p="md">
        <Timeline
          label={text.history}
          entries={[
            {
              id: '1',
              at: '2026-11-21T04:30:00Z',
              who: text.people[0] ?? '',
              title: text.saved,
              changes: [
                { field: 'status', label: text.status, before: 'Open', after: 'Maintenance' },
                { field: 'players', label: text.players, before: '1000', after: '2000' },
              ],
            },
            { id: '2', at: '2026-11-20T09:12:00Z', who: text.people[1] ?? '', title: text.created },
          ]}
        />
      </Paper>
      <DiffView label="override.json" before={before} after={{ ...before, ttl: 120, regions: ['cn', 'sg'] }} />
      <ErrorPanel error={failure()} onRetry={() => undefined} />
      <ErrorPanel error={refusal()} />
      <MarkedImage
        src="/icon.svg"
        alt={text.realms}
        width={160}
        height={160}
        marks={[{ x: 30, y: 40, label: text.basics }]}
      />
      <CodeView language="json" numbered code={JSON.stringify(before, undefined, 2)} />
    </SimpleGrid>
  );
}

/** Live traffic moves, and can be taken back. */
function Moving() {
  const [live, setLive] = useState('r129');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{live}</Button>
      {asked ? (
        <Confirm
          title={text.remove}
          verb={text.back}
          change={{ from: 'r129', to: 'r128' }}
          onConfirm={async () => setLive('r128')}
          undo={async () => setLive('r129')}
          done={text.first}
          onClose={() => setAsked(false)}
        >
          {text.removeWords(3)}
        </Confirm>
      ) : null}
    </>
  );
}

export default {
  small: Small,
  empty: () => (
    <EmptyState
      icon={serverIcon}
      title={text.empty}
      action={<Button>{text.create}</Button>}
      snippets={{
        call: uos.passport.realms.create,
        input: { name: text.realms, status: 'Open' },
        appId: '4c1f0e6a-2f0b-4d0f-9b77-0a2f8f6a1d10',
      }}
    >
      {text.emptyHint}
    </EmptyState>
  ),
  confirm: () => (
    <Confirm
      title={text.remove}
      verb={text.remove}
      typed="web-1"
      onConfirm={() => Promise.reject(failure())}
      done=""
      onClose={() => undefined}
    >
      {text.removeWords(3)}
    </Confirm>
  ),
  change: () => <Moving />,
  import: () => (
    <ImportWizard
      title={text.import}
      fields={[
        { key: 'name', title: text.name, required: true },
        { key: 'players', title: text.players, kind: 'number' },
      ]}
      keyOf={({ name }) => String(name ?? '')}
      existing={async () => new Map([[text.first, { name: text.first, players: 5 }]])}
      run={({ name }) => (name === text.third ? Promise.reject(failure()) : Promise.resolve())}
      onClose={() => undefined}
    />
  ),
  'trial-limit': () => (
    <>
      <Button onClick={() => noticeTrialLimit(trialLimitReached())}>{text.create}</Button>
      <TrialLimit />
    </>
  ),
  print: () => (
    <PrintPage title={text.bill}>
      <Title order={1}>{text.bill}</Title>
    </PrintPage>
  ),
} satisfies States;
