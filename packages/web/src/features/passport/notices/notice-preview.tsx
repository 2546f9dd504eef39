// What players of a channel, version and region read at a moment, and why they do not read the others.
import { NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import type { Billboard } from '@uos/sdk/services/passport';
import { Suspense, useState } from 'react';
import { words } from '../../../kit/address/search-state.ts';
import { useTypedSearch } from '../../../kit/address/typed-search.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../kit/page/stale-line.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { noticeIcon } from '../../../kit/show/icons.ts';
import { NoticePhone } from './notice-phone.tsx';
import classes from './notices.module.css';
import { type Audience, seenBy, whyHidden } from './plan.ts';
import { namespacesQuery, plannedQuery } from './queries.ts';
import { text } from './text.zh.ts';

const DateInput = part(() => import('../../../kit/form/date-input.tsx'));

const spec = { group: words(), channel: words(), version: words(), region: words() };
const TAGS = ['channel', 'version', 'region'] as const;

const WAITING = 320;

export default function NoticePreview({ appId }: { appId: string }) {
  const planned = useQuery(plannedQuery(appId));
  const namespaces = useQuery(namespacesQuery(appId)).data ?? [];
  const { typed, set, keep } = useTypedSearch(spec);
  const [at, setAt] = useState('');
  const [now] = useState(() => new Date().toISOString());
  const { group, channel, version, region } = typed;
  return (
    <section aria-label={text.preview}>
      <Text size="sm" c="dimmed" mb="sm">
        {text.previewHelp}
      </Text>
      <div className={classes.fields}>
        <NativeSelect
          label={text.namespace}
          value={group}
          data={[{ value: '', label: text.anyNamespace }, ...namespaces]}
          onChange={({ currentTarget: { value } }) => keep({ group: value })}
        />
        {TAGS.map((name) => (
          <TextInput
            key={name}
            label={text[name]}
            autoComplete="off"
            value={typed[name]}
            onBlur={() => keep()}
            onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
          />
        ))}
        <Suspense fallback={<div className={classes.later} />}>
          <DateInput
            field={{ kind: 'time', label: text.at, description: text.atHelp }}
            value={at}
            problem={undefined}
            onChange={setAt}
            onLeave={() => undefined}
          />
        </Suspense>
      </div>
      {planned.data !== undefined ? (
        <>
          <StaleLine query={planned} />
          <Answer
            notices={planned.data}
            audience={{ namespace: group, tags: { channel, version, region } }}
            at={at === '' ? now : at}
          />
        </>
      ) : planned.isError ? (
        <ErrorPanel error={planned.error} onRetry={() => void planned.refetch()} />
      ) : (
        <Waiting height={WAITING} />
      )}
    </section>
  );
}

interface AnswerProps {
  readonly notices: readonly Billboard[];
  readonly audience: Audience;
  readonly at: string;
}

function Answer({ notices, audience, at }: AnswerProps) {
  const moment = Date.parse(at);
  const seen = seenBy(notices, audience, moment);
  const hidden = notices.flatMap((notice) => {
    const why = whyHidden(notice, audience, moment);
    return why === undefined ? [] : [{ notice, why }];
  });
  if (notices.length === 0) {
    return (
      <EmptyState icon={noticeIcon} title={text.noPlan}>
        {text.noPlanHint}
      </EmptyState>
    );
  }
  return (
    <>
      <Text size="sm" mb="sm" role="status">
        {text.seen(seen.length, formatTime(at))}
      </Text>
      <div className={classes.sides}>
        <NoticePhone notices={seen} />
        {hidden.length === 0 ? null : (
          <Stack gap="xs">
            <Title order={2} size="h5">
              {text.hiddenOnes}
            </Title>
            <ul className={classes.hidden}>
              {hidden.map(({ notice, why }) => (
                <li key={notice.billboardID}>
                  <span>{notice.title}</span>
                  <span>{text.why[why]}</span>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </div>
    </>
  );
}
