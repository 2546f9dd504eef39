// The secrets of an app: read into this screen only, and made anew with every service told, step by step.

import { Alert, Button, Group, Modal, Paper, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { label, serviceLabels } from '@uos/contract/labels';
import { type RefreshCall, refreshFanOut } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { regenerateSecret } from '@uos/sdk/jobs';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { eyeIcon } from '../../../kit/show/icons.ts';
import { Secret } from '../../../kit/show/secret.tsx';
import { StepRows } from '../../../kit/steps/step-rows.tsx';
import type { StepResult } from '../../../kit/steps/steps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

interface Secrets {
  readonly appSecret: string | undefined;
  readonly appServiceSecret: string | undefined;
}

export default function AppSecrets({ app }: { app: App }) {
  const reasonFor = usePermission();
  const [secrets, setSecrets] = useState<Secrets>();
  const [problem, setProblem] = useState<unknown>();
  const [isReading, setReading] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const reason = reasonFor('app.secrets.regenerate');
  // why no query: a cache would keep the secrets longer than the screen that shows them
  const read = async (): Promise<void> => {
    setReading(true);
    setProblem(undefined);
    try {
      const { AppSecret, AppServiceSecret } = await platform.app.get({ appId: app.AppId });
      setSecrets({ appSecret: AppSecret, appServiceSecret: AppServiceSecret });
    } catch (error) {
      setProblem(error);
    } finally {
      setReading(false);
    }
  };
  return (
    <Stack gap="md">
      <Paper p="lg" withBorder>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {text.secretsHelp}
          </Text>
          {secrets === undefined ? (
            <Group>
              <ActionButton
                icon={eyeIcon}
                variant="default"
                reason={reason}
                loading={isReading}
                onClick={() => void read()}
              >
                {text.showSecrets}
              </ActionButton>
              <Text size="sm" c="dimmed">
                {reason === undefined ? text.showSecretsHint : text.secretsHidden}
              </Text>
            </Group>
          ) : (
            <SecretFacts secrets={secrets} />
          )}
          {problem === undefined ? null : <ErrorPanel error={problem} onRetry={() => void read()} />}
          <Group>
            <ActionButton color="red" variant="light" reason={reason} onClick={() => setResetting(true)}>
              {text.regenerate}
            </ActionButton>
          </Group>
        </Stack>
      </Paper>
      {isResetting ? (
        <ResetDialog
          app={app}
          onDone={(fresh) =>
            setSecrets((before) => ({
              appSecret: fresh.appSecret ?? before?.appSecret,
              appServiceSecret: fresh.appServiceSecret ?? before?.appServiceSecret,
            }))
          }
          onClose={() => setResetting(false)}
        />
      ) : null}
    </Stack>
  );
}

function SecretFacts({ secrets }: { secrets: Secrets }) {
  const rows = [
    [text.appSecret, secrets.appSecret],
    [text.appServiceSecret, secrets.appServiceSecret],
  ] as const;
  return (
    <Facts
      facts={rows.flatMap(([title, value]) =>
        value === undefined ? [] : [{ title, value: <Secret value={value} label={title} /> }],
      )}
    />
  );
}

type Which = 'both' | 'AppSecret' | 'AppServiceSecret';

interface ResetDialogProps {
  readonly app: App;
  readonly onDone: (fresh: Secrets) => void;
  readonly onClose: () => void;
}

function ResetDialog({ app, onDone, onClose }: ResetDialogProps) {
  const [typed, setTyped] = useState('');
  const [which, setWhich] = useState<Which>('both');
  const [steps, setSteps] = useState<readonly StepResult[]>();
  const [fresh, setFresh] = useState<Secrets>();
  const [problem, setProblem] = useState<unknown>();
  const isNarrow = useMediaQuery('(max-width: 36em)') === true;
  const isRunning = steps !== undefined && fresh === undefined && problem === undefined;
  const start = async (): Promise<void> => {
    setProblem(undefined);
    let shown = stepsAtStart();
    let at = 0;
    const set = (change: Pick<StepResult, 'state' | 'problem'>) => {
      shown = shown.map((step, index) => (index === at ? { ...step, ...change } : step));
      setSteps(shown);
    };
    const next = (change: Pick<StepResult, 'state' | 'problem'>) => {
      set(change);
      at += 1;
      set({ state: 'running' });
    };
    set({ state: 'running' });
    try {
      const made = await regenerateSecret(platform, {
        appId: app.AppId,
        ...(which === 'both' ? {} : { secretType: which }),
        onStep: ({ ok, error }) => {
          if (at === 0) {
            next({ state: 'done' });
          }
          next(ok ? { state: 'done' } : { state: 'failed', problem: error });
        },
      });
      const secrets = { appSecret: made.appSecret, appServiceSecret: made.appServiceSecret };
      setFresh(secrets);
      onDone(secrets);
    } catch (error) {
      set({ state: 'failed' });
      setProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.regenerateTitle}
      closeButtonProps={{ 'aria-label': text.close }}
      size="lg"
      closeOnClickOutside={!isRunning}
      closeOnEscape={!isRunning}
      withCloseButton={!isRunning}
    >
      <Stack gap="md">
        {steps === undefined ? (
          <>
            <Text size="sm">{text.regenerateWords}</Text>
            <SegmentedControl
              aria-label={text.which}
              orientation={isNarrow ? 'vertical' : 'horizontal'}
              fullWidth
              value={which}
              onChange={(next) => setWhich(next as Which)}
              data={[
                { value: 'both', label: text.both },
                { value: 'AppServiceSecret', label: text.appServiceSecret },
                { value: 'AppSecret', label: text.appSecret },
              ]}
            />
            <TextInput
              label={text.name}
              placeholder={app.ProjectName}
              value={typed}
              data-autofocus
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </>
        ) : (
          <StepRows label={text.regenerating} results={steps} />
        )}
        {problem === undefined ? null : <ErrorPanel error={problem} />}
        {fresh === undefined ? null : (
          <Alert color="green" title={text.newSecrets}>
            <Stack gap="xs">
              <Text size="sm">{text.newSecretsHint}</Text>
              {steps?.some(({ state }) => state === 'failed') === true ? (
                <Text size="sm">{text.someFailed}</Text>
              ) : null}
              <SecretFacts secrets={fresh} />
            </Stack>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" disabled={isRunning} onClick={onClose}>
            {text.close}
          </Button>
          {steps === undefined ? (
            <Button color="red" disabled={typed !== app.ProjectName} onClick={() => void start()}>
              {text.begin}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  );
}

function stepsAtStart(): readonly StepResult[] {
  return [
    { key: 'regenerate', title: text.stepRegenerate, state: 'waiting' },
    ...refreshFanOut.map((call) => ({
      key: `${call.service} ${call.route}`,
      title: titleOf(call),
      state: 'waiting' as const,
    })),
  ];
}

function titleOf({ service, route }: RefreshCall): string {
  return route.includes('notify-app-secret-update')
    ? text.stepNotify
    : text.stepRefresh(label(serviceLabels, service)[language]);
}
