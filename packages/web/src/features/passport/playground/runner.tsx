// One call at a time: by whom, with what, what it answers, and how a game makes it.

import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Group, SegmentedControl, Select, Text, Title } from '@mantine/core';
import { createClient, session } from '@uos/sdk/browser';
import { passportPlayersTable } from '@uos/sdk/services/passport.players';
import { Suspense, useMemo, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { type AnyCall, operationOf } from '../../../kit/call/operation.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { playIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { playerSnippetsOf } from '../../../kit/snippets/snippets-of.ts';
import { filledIn, type PlayerCall } from './calls.ts';
import type { Made, Player } from './player.ts';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

const JsonField = part(() => import('../../../kit/code-editor/json-field.tsx'));
const CodeView = part(() => import('../../../kit/code-editor/code-view.tsx'));

interface OnePlayer {
  readonly player: Player;
  readonly name: string;
  readonly isIn: boolean;
  readonly personaId: string | undefined;
}

interface RunnerProps {
  readonly appId: string;
  readonly calls: readonly PlayerCall[];
  readonly chosen: PlayerCall | undefined;
  readonly players: readonly OnePlayer[];
  readonly reason: string | undefined;
  readonly onChoose: (name: string) => void;
  readonly onMade: (made: Made) => void;
}

export default function Runner({ appId, calls, chosen, players, reason, onChoose, onMade }: RunnerProps) {
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<{ readonly key: string; readonly source: string }>();
  const [last, setLast] = useState<Made>();
  const [isGoing, setGoing] = useState(false);
  const who = players[at];
  const other = players[1 - at];
  if (chosen === undefined || who === undefined) {
    return null;
  }
  const known = { appId, otherPersonaId: other?.personaId };
  const example = JSON.stringify(filledIn(chosen.example, known), undefined, 2);
  const key = `${chosen.name} ${at}`;
  const source = typed?.key === key ? typed.source : example;
  const input = readObject(source);
  const run = async (): Promise<void> => {
    if (input === undefined) {
      return;
    }
    setGoing(true);
    const made = await who.player.run(chosen, input);
    setGoing(false);
    setLast(made);
    onMade(made);
  };
  const refused =
    reason ??
    (chosen.byGame || who.isIn ? undefined : text.signInFirst) ??
    (input === undefined ? text.badJson : undefined);
  return (
    <section aria-label={text.calls} className={classes.runner}>
      <div className={classes.asked}>
        <Title order={2}>{text.calls}</Title>
        <Group gap="sm" align="flex-end">
          <SegmentedControl
            size="sm"
            aria-label={text.who}
            value={String(at)}
            data={players.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={(value) => setAt(Number(value))}
          />
          <Select
            className={classes.choose}
            searchable
            allowDeselect={false}
            aria-label={text.call}
            placeholder={text.callPlaceholder}
            nothingFoundMessage={text.noCall}
            value={chosen.name}
            data={groupsOf(calls)}
            onChange={(name) => {
              if (name !== null) {
                onChoose(name);
              }
            }}
          />
        </Group>
        <Text size="sm">
          <code>{chosen.route}</code>
          <Text span size="xs" c="dimmed">
            {' '}
            {chosen.isWrite ? text.isWrite : text.isRead}
          </Text>
        </Text>
        <Suspense fallback={<Waiting height={140} />}>
          <JsonField
            label={text.input}
            value={source}
            minHeight={96}
            maxHeight={280}
            onChange={(next) => setTyped({ key, source: next })}
            check={(value) => (isObject(value) ? [] : [text.badJson])}
          />
        </Suspense>
        {chosen.optional.length === 0 ? null : (
          <Text size="xs" c="dimmed">
            {text.optional(chosen.optional)}
          </Text>
        )}
        {/\{(?:access|refresh)Token\}/.test(source) ? (
          <Text size="xs" c="dimmed">
            {text.fillsToken}
          </Text>
        ) : null}
        <Group>
          <ActionButton icon={playIcon} reason={refused} loading={isGoing} onClick={() => void run()}>
            {text.run}
          </ActionButton>
        </Group>
      </div>
      <div className={classes.answered}>
        <Answer made={last} />
        <Code appId={appId} call={chosen} input={input ?? {}} player={who.name} />
      </div>
    </section>
  );
}

function Answer({ made }: { made: Made | undefined }) {
  if (made === undefined) {
    return (
      <section aria-label={text.reply}>
        <Title order={2}>{text.reply}</Title>
        <Text size="sm" c="dimmed">
          {text.noReply}
        </Text>
      </section>
    );
  }
  const { call, status, ms, reply, error } = made;
  const words = error === undefined ? `HTTP ${status}` : status === 0 ? text.offline : text.error(status, error.code);
  return (
    <section aria-label={text.reply} role="status">
      <Group gap="sm" mb="xs">
        <Title order={2}>{text.reply}</Title>
        <StatusDot label={{ zh: words, en: words, color: error === undefined ? 'green' : 'red' }} />
        <Text size="xs" c="dimmed">
          {call.name} · {text.took(ms)}
        </Text>
      </Group>
      {error === undefined ? null : <Text size="sm">{error.message}</Text>}
      <Suspense fallback={<Waiting height={140} />}>
        <CodeView
          label={text.reply}
          language="json"
          maxHeight={320}
          code={JSON.stringify(error === undefined ? reply : error, undefined, 2) ?? ''}
        />
      </Suspense>
    </section>
  );
}

interface CodeProps {
  readonly appId: string;
  readonly call: PlayerCall;
  readonly input: Readonly<Record<string, unknown>>;
  readonly player: string;
}

function Code({ appId, call: { name }, input, player }: CodeProps) {
  const [language, setLanguage] = useState<'typescript' | 'curl'>('typescript');
  const calls = useMemo(
    () => createClient({ hosts: 'local', as: session({ appId }) }, { passport: passportPlayersTable }).passport,
    [appId],
  ) as unknown as Readonly<Record<string, Readonly<Record<string, AnyCall>>>>;
  const [group = '', verb = ''] = name.split('.');
  const call = calls[group]?.[verb];
  if (call === undefined) {
    return null;
  }
  const facts = { operation: operationOf(call), input, appId, origin: location.origin };
  return (
    <section aria-label={text.code}>
      <Group gap="sm" mb="xs" justify="space-between">
        <Title order={2}>{text.code}</Title>
        <SegmentedControl
          size="xs"
          aria-label={text.code}
          value={language}
          data={[
            { value: 'typescript', label: text.sdk },
            { value: 'curl', label: text.curl },
          ]}
          onChange={(next) => setLanguage(next as typeof language)}
        />
      </Group>
      <Suspense fallback={<Waiting height={120} />}>
        <CodeView language={language} code={playerSnippetsOf(facts, player)[language]} />
      </Suspense>
      <Text size="xs" c="dimmed" mt="xs">
        {text.appSecretHelp}
      </Text>
    </section>
  );
}

function groupsOf(calls: readonly PlayerCall[]) {
  return [...Map.groupBy(calls, ({ group }) => group)].map(([group, own]) => ({
    group: text.groups[group] ?? group,
    items: own.map(({ name, title }) => ({ value: name, label: `${title} · ${name}` })),
  }));
}

function readObject(source: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
