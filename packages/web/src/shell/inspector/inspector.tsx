// Every call that this page has made, docked below the screen: what was asked, how it ended, how to ask it elsewhere.
import { chevronRightIcon, closeIcon, filterIcon } from '../../kit/show/icons.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { ActionIcon, Button, Code, Group, SegmentedControl, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../kit/keep/store.ts';
import { CopyableId } from '../../kit/show/code.tsx';
import { Copy } from '../../kit/show/copy.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { useCurrentScreen } from '../current.ts';
import { scopeOf } from '../scope.ts';
import { useSession } from '../session.ts';
import { whoIs } from '../sign-in/who.ts';
import { text as shell } from '../text.zh.ts';
import { calls, clearCalls, type SeenCall } from './calls.ts';
import classes from './inspector.module.css';
import { rowOf } from './routes-of.ts';
import { cliOf, curlOf, type Snippet, sdkOf } from './snippets.ts';
import { text } from './text.zh.ts';

export default function Inspector({ onClose }: { onClose: () => void }) {
  const all = useStore(calls);
  const [typed, setTyped] = useState('');
  const [onlyFailed, setOnlyFailed] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const wanted = typed.trim().toLowerCase();
  const shown = all.filter(
    (call) =>
      (!onlyFailed || hasFailed(call)) &&
      `${call.method} ${call.url} ${call.operation} ${call.requestId ?? ''} ${call.status ?? ''}`
        .toLowerCase()
        .includes(wanted),
  );
  const open = all.find(({ id }) => id === chosen);
  return (
    <section
      className={classes.panel}
      aria-label={shell.requests}
      onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}
    >
      <header className={classes.head}>
        <Text fw={600} size="sm">
          {shell.requests}
        </Text>
        <TextInput
          size="xs"
          className={classes.filter}
          leftSection={<Icon of={filterIcon} size={14} />}
          placeholder={text.filterRequests}
          aria-label={text.filterRequests}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Switch
          size="xs"
          label={text.onlyFailed}
          checked={onlyFailed}
          onChange={(event) => setOnlyFailed(event.currentTarget.checked)}
        />
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {text.requestCount(shown.length)}
        </Text>
        <Group gap={4} ml="auto" wrap="nowrap">
          <Button size="compact-xs" variant="subtle" color="gray" onClick={clearCalls}>
            {shell.clear}
          </Button>
          <ActionIcon variant="subtle" color="gray" aria-label={shell.close} onClick={onClose}>
            <Icon of={closeIcon} size={16} />
          </ActionIcon>
        </Group>
      </header>
      <div className={classes.body} data-open={open !== undefined || undefined}>
        <div className={classes.list}>
          {shown.length === 0 ? (
            <Text size="sm" c="dimmed" p="md">
              {text.noRequests}
            </Text>
          ) : (
            <ul className={classes.calls}>
              {shown.map((call) => (
                <li key={call.id}>
                  <button
                    type="button"
                    className={classes.call}
                    aria-pressed={call.id === chosen}
                    onClick={() => setChosen(call.id === chosen ? undefined : call.id)}
                  >
                    <span className={classes.method}>{call.method}</span>
                    <span className={classes.path}>{pathOf(call)}</span>
                    <span className={classes.status} data-failed={hasFailed(call) || undefined}>
                      {statusOf(call)}
                    </span>
                    <span className={classes.ms}>{call.ms === undefined ? '' : `${Math.round(call.ms)} ms`}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        {open === undefined ? null : <Detail key={open.id} call={open} onClose={() => setChosen(undefined)} />}
      </div>
    </section>
  );
}

const SNIPPETS: readonly { readonly value: Snippet; readonly label: string }[] = [
  { value: 'cli', label: text.snippets.cli },
  { value: 'sdk', label: text.snippets.sdk },
  { value: 'curl', label: text.snippets.curl },
];

function Detail({ call, onClose }: { call: SeenCall; onClose: () => void }) {
  const [kind, setKind] = useState<Snippet>('cli');
  const { data: row } = useQuery({
    queryKey: ['session.row', call.operation],
    // why no `queryOf`: wire tables are part of the console
    queryFn: () => rowOf(call.operation),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const session = useSession();
  const screen = useCurrentScreen();
  const scope = screen === undefined ? 'site' : scopeOf(screen);
  const prefer = scope === 'operator' || scope === 'billing' ? scope : 'user';
  const caller = session === undefined ? undefined : whoIs(session, prefer)?.kind;
  const facts = { ...row, ...(caller === undefined ? {} : { caller }) };
  const snippet = kind === 'cli' ? cliOf(call, facts) : kind === 'curl' ? curlOf(call, facts) : sdkOf(call, facts);
  return (
    <div className={classes.detail}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" fw={600} className={classes.operation}>
          {call.operation}
        </Text>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={text.closeDetail} onClick={onClose}>
          <Icon of={chevronRightIcon} size={16} />
        </ActionIcon>
      </Group>
      <Text size="xs" c="dimmed" className={classes.url}>
        {call.method} {call.url}
      </Text>
      {call.requestId === undefined ? null : (
        <Group gap={6} wrap="nowrap">
          <Text size="xs" c="dimmed">
            {text.requestId}
          </Text>
          <CopyableId value={call.requestId} label={text.copyRequestId} />
        </Group>
      )}
      {call.attempt > 1 ? <Text size="xs">{text.attempts(call.attempt)}</Text> : null}
      <Group justify="space-between" gap="xs" mt={6}>
        <SegmentedControl size="xs" data={[...SNIPPETS]} value={kind} onChange={(next) => setKind(next as Snippet)} />
        <Copy value={snippet} label={text.copySnippet(text.snippets[kind])} withText />
      </Group>
      <Code block className={classes.snippet}>
        {snippet}
      </Code>
      <Text size="xs" c="dimmed">
        {text.maskedHint}
      </Text>
    </div>
  );
}

function hasFailed({ status }: SeenCall): boolean {
  return status !== undefined && (status === 0 || status >= 400);
}

function statusOf({ status }: SeenCall): string {
  return status === undefined ? text.pending : status === 0 ? text.noAnswer : String(status);
}

function pathOf({ url }: SeenCall): string {
  const { origin, pathname, search } = new URL(url, location.href);
  return `${origin === location.origin ? '' : origin}${pathname}${search}`;
}
