// The first steps with content delivery, done on the app that is open: every step is a real call, and its state is read
// from the server.

import { part } from '../../../kit/lazy/part.tsx';
import { checkIcon } from '../../../kit/show/icons.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Anchor, Button, Group, Paper, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { contentUrl } from '@uos/contract/rules';
import { type ReactNode, Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { screen } from '../../../kit/address/link.ts';
import { oneOf, useSearchState } from '../../../kit/address/search-state.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Commands, CopyableId } from '../../../kit/show/code.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { useContentBase } from '../bucket/content-base.ts';
import { sendFile } from '../file/send-file.ts';
import { bucketKeys, cdnOf } from '../queries.ts';
import { doneSteps, STEPS, type StepKey, type TutorialState, tutorialQuery } from './state.ts';
import { codeOf, LANGUAGES } from './step-code.ts';
import { text } from './text.zh.ts';
import classes from './tutorial.module.css';

const CodeView = part(() => import('../../../kit/code-editor/code-view.tsx'));

const search = { lang: oneOf(...LANGUAGES) };

export default function Tutorial() {
  const app = useApp();
  const [{ lang }, change] = useSearchState(search);
  return (
    <Page
      title={text.title}
      help={text.help}
      actions={
        <SegmentedControl
          size="sm"
          aria-label={text.language}
          value={lang}
          data={LANGUAGES.map((value) => ({ value, label: text.languages[value] }))}
          onChange={(next) => change({ lang: next as typeof lang }, { replace: true })}
        />
      }
    >
      <Steps appId={app.AppId} language={lang} />
      <Paper p="lg">
        <Stack gap="xs">
          <Title order={2}>{text.cli}</Title>
          <Text size="sm" c="dimmed">
            {text.cliHelp}
          </Text>
          <Commands lines={text.cliLines(location.origin, app.AppId)} />
          <Anchor size="sm" href="/docs/cdn/concept.html" target="_blank" rel="noopener">
            {text.docs}
          </Anchor>
        </Stack>
      </Paper>
    </Page>
  );
}

interface StepsProps {
  readonly appId: string;
  readonly language: (typeof LANGUAGES)[number];
}

function Steps({ appId, language }: StepsProps) {
  const tutorial = useQuery(tutorialQuery(appId));
  const [loaded, setLoaded] = useState<number>();
  const base = useContentBase();
  if (tutorial.data === undefined) {
    return tutorial.isLoadingError ? (
      <ErrorPanel error={tutorial.error} onRetry={() => void tutorial.refetch()} />
    ) : (
      <Waiting height={420} />
    );
  }
  const state = tutorial.data;
  const done = doneSteps(state, loaded !== undefined);
  const next = STEPS.find((step) => !done.has(step));
  const path = state.path ?? text.sampleFile;
  const url = base + contentUrl({ bucketId: state.bucket?.id ?? '{bucketId}', path, badge: text.badge });
  return (
    <>
      <Text fw={500} role="status">
        {text.progress(done.size, STEPS.length)}
      </Text>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <StepCard
            key={step}
            number={index + 1}
            words={WORDS[step]}
            state={done.has(step) ? 'done' : step === next ? 'next' : 'waiting'}
            code={
              <Suspense fallback={<Skeleton height={80} radius="md" />}>
                <CodeView
                  code={codeOf(step, { appId, state, language, url })}
                  language={language}
                  label={text.code(WORDS[step].title)}
                />
              </Suspense>
            }
          >
            <StepAct
              appId={appId}
              step={step}
              state={state}
              url={url}
              isDone={done.has(step)}
              isNext={step === next}
              loaded={loaded}
              onLoaded={setLoaded}
            />
          </StepCard>
        ))}
      </ol>
    </>
  );
}

const WORDS: Readonly<Record<StepKey, { readonly title: string; readonly help: string; readonly act: string }>> = {
  bucket: text.bucket,
  upload: text.upload,
  release: text.release,
  badge: text.badgeStep,
  load: text.load,
};

interface StepCardProps {
  readonly number: number;
  readonly words: { readonly title: string; readonly help: string };
  readonly state: 'done' | 'next' | 'waiting';
  readonly code: ReactNode;
  readonly children: ReactNode;
}

function StepCard({ number, words, state, code, children }: StepCardProps) {
  return (
    <Paper component="li" className={classes.step} aria-current={state === 'next' ? 'step' : undefined}>
      <span className={classes.mark} data-state={state}>
        {state === 'done' ? <Icon of={checkIcon} size={18} /> : number}
      </span>
      <Stack gap="sm">
        <div>
          <Title order={2}>{words.title}</Title>
          <Text size="sm" c="dimmed">
            {words.help}
          </Text>
        </div>
        {children}
      </Stack>
      <div className={classes.code}>{code}</div>
    </Paper>
  );
}

interface StepActProps {
  readonly appId: string;
  readonly step: StepKey;
  readonly state: TutorialState;
  readonly url: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly loaded: number | undefined;
  readonly onLoaded: (bytes: number) => void;
}

function StepAct({ appId, step, state, url, isDone, isNext, loaded, onLoaded }: StepActProps) {
  const refusal = usePermission()(OPERATIONS[step]);
  const act = useAction({
    run: () => runStep(step, appId, state, url),
    done: (told) => told.words,
    refresh: bucketKeys(appId),
  });
  const press = (): void => {
    act.mutate(undefined, { onSuccess: ({ bytes }) => (bytes === undefined ? undefined : onLoaded(bytes)) });
  };
  return (
    <>
      {step === 'load' && state.badge !== undefined ? (
        <>
          <div className={classes.url}>
            <CopyableId value={url} label={text.load.copy} />
          </div>
          <Anchor size="sm" href={url} target="_blank" rel="noopener">
            {text.load.open}
          </Anchor>
        </>
      ) : null}
      {isDone ? (
        <Group gap="xs">
          <Text size="sm" c="var(--mantine-color-teal-light-color)" fw={500}>
            {text.done}
          </Text>
          <Text size="sm">{stateWords(step, state, loaded)}</Text>
          {step === 'bucket' && state.bucket !== undefined ? (
            <Button
              size="compact-sm"
              variant="subtle"
              renderRoot={(props) => (
                <Link
                  {...props}
                  {...screen('/services/{appId}/asset/bucket/{bucketId}', { appId, bucketId: state.bucket?.id ?? '' })}
                />
              )}
            >
              {text.toBucket}
            </Button>
          ) : null}
        </Group>
      ) : (
        <Group>
          <ActionButton
            variant={isNext ? 'filled' : 'default'}
            loading={act.isPending}
            reason={refusal ?? (isNext ? undefined : text.waiting)}
            onClick={press}
          >
            {WORDS[step].act}
          </ActionButton>
        </Group>
      )}
    </>
  );
}

const OPERATIONS: Readonly<Record<StepKey, string>> = {
  bucket: 'cdn.buckets.create',
  upload: 'cdn.entries.upsertMany',
  release: 'cdn.releases.create',
  badge: 'cdn.badges.set',
  load: 'cdn.buckets.get',
};

interface Told {
  readonly words: string;
  /** How much came from the content URL. */
  readonly bytes?: number;
}

async function runStep(step: StepKey, appId: string, { bucket }: TutorialState, url: string): Promise<Told> {
  const cdn = cdnOf(appId);
  if (step === 'bucket' || bucket === undefined) {
    await cdn.buckets.create({ name: text.bucketName, description: text.bucketDescription });
    return { words: text.bucket.told };
  }
  const { id } = bucket;
  switch (step) {
    case 'upload':
      await sendSample(appId, id);
      return { words: text.upload.told };
    case 'release':
      return { words: text.release.told((await cdn.releases.create({ id, notes: text.notes })).releasenum) };
    case 'badge': {
      const { releaseid } = await cdn.releases.getByBadge({ id, badge: 'latest' });
      return { words: text.badgeStep.told((await cdn.badges.set({ id, name: text.badge, releaseid })).releasenum) };
    }
    case 'load': {
      const answer = await fetch(url, { credentials: 'omit', cache: 'no-store' });
      if (!answer.ok) {
        throw new Error(`${answer.status} ${url}`);
      }
      const { byteLength: bytes } = await answer.arrayBuffer();
      return { words: text.load.told(bytes), bytes };
    }
  }
}

async function sendSample(appId: string, bucketId: string): Promise<void> {
  const file = new File([text.samplePage(appId)], text.sampleFile, { type: 'text/html' });
  const { signal } = new AbortController();
  const { hashInWorker } = await import('../../../kit/upload/md5.ts');
  const md5 = await hashInWorker(file, { signal });
  await sendFile({ appId, bucketId }, { path: text.sampleFile, file }, { md5, signal, onSent: () => undefined });
}

function stateWords(step: StepKey, { bucket, badge }: TutorialState, loaded: number | undefined): string {
  switch (step) {
    case 'bucket':
      return text.bucket.state(bucket?.name ?? '');
    case 'upload':
      return text.upload.state(bucket?.entry_count ?? 0);
    case 'release':
      return text.release.state(bucket?.last_release?.releasenum ?? 0);
    case 'badge':
      return text.badgeStep.state(badge?.releasenum ?? 0);
    case 'load':
      return text.load.state(loaded ?? 0);
  }
}
