// To a rank, to a member, or to where a share of all members ends.
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/FloatingIndicator.css';
import { Button, SegmentedControl, Text, TextInput } from '@mantine/core';
import type { Leaderboard } from '@uos/sdk/browser';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../kit/act/use-action.ts';
import { counting, useSearchState, words } from '../../../kit/address/search-state.ts';
import { passportOf } from '../queries.ts';
import { jumpTo, type Kind } from './jump-to.ts';
import classes from './leaderboards.module.css';
import { text } from './text.zh.ts';

const PAGE_SIZE = 20;

const spec = {
  'live.page': counting(1),
  'live.size': counting(PAGE_SIZE),
  'live.realm': words(),
  'live.tier': words(),
  'live.bucket': words(),
  'live.member': words(),
  at: words(),
};

export function Jump({ appId, board }: { appId: string; board: Leaderboard }) {
  const [kind, setKind] = useState<Kind>('rank');
  const [asked, setAsked] = useState('');
  const [problem, setProblem] = useState<string>();
  const [{ 'live.size': size, 'live.realm': realm }, change] = useSearchState(spec);
  const go = useAction({
    run: () => jumpTo(passportOf(appId).leaderboardScores.list, board, { kind, asked: asked.trim(), size, realm }),
    quiet: true,
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    try {
      const found = await go.mutateAsync();
      if (found.problem !== undefined) {
        setProblem(found.problem);
        return;
      }
      change({
        ...{ 'live.page': found.page, 'live.realm': found.realm, at: found.at },
        ...{ 'live.tier': '', 'live.bucket': '', 'live.member': '' },
      });
    } catch {
      setProblem(text.jumpFailed);
    }
  };
  return (
    <form className={classes.jump} onSubmit={(event) => void submit(event)} noValidate>
      <SegmentedControl
        size="xs"
        aria-label={text.jumpBy}
        value={kind}
        onChange={(next) => {
          setKind(next as Kind);
          setProblem(undefined);
        }}
        data={[
          { value: 'rank', label: text.byRank },
          { value: 'member', label: text.byMember },
          { value: 'percent', label: text.byPercent },
        ]}
      />
      <TextInput
        size="xs"
        className={classes.jumpInput}
        aria-label={text.jumpLabels[kind]}
        placeholder={text.jumpPlaceholders[kind]}
        inputMode={kind === 'member' ? 'text' : 'decimal'}
        value={asked}
        error={problem !== undefined}
        onChange={(event) => setAsked(event.currentTarget.value)}
      />
      <Button size="xs" variant="default" type="submit" loading={go.isPending} disabled={asked.trim() === ''}>
        {text.jump}
      </Button>
      {problem === undefined ? null : (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </form>
  );
}
