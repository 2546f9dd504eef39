// How the scores lie, with the tiers drawn in. A cutoff that is moved shows at once how many members each tier would have;
// nothing changes for players until it is saved.
import '@mantine/core/styles/NumberInput.css';
import { Button, Group, NumberInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { chartIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { Histogram } from './histogram.tsx';
import classes from './leaderboards.module.css';
import { boardKeys, samplesQuery, scoreKeys } from './queries.ts';
import { RealmChoice, useRealmChoice } from './realm-choice.tsx';
import { bestFirst, binsOf, rangeOf, type Sample, tierShares } from './spread.ts';
import { text } from './text.zh.ts';

export default function BoardSpread({ appId, board }: { appId: string; board: Leaderboard }) {
  const { realm, ...choice } = useRealmChoice(appId, board);
  const samples = useQuery({
    ...samplesQuery(appId, board.slugName, board.crossRealm ? undefined : realm),
    enabled: board.crossRealm || realm !== undefined,
  });
  if (samples.data === undefined) {
    return samples.isError ? (
      <ErrorPanel error={samples.error} onRetry={() => void samples.refetch()} />
    ) : (
      <Waiting height={320} />
    );
  }
  const { total, samples: known, isWhole } = samples.data;
  return (
    <section aria-label={text.spread}>
      {board.crossRealm ? null : <RealmChoice realm={realm} {...choice} />}
      {total === 0 ? (
        <EmptyState icon={chartIcon} title={text.noScores}>
          {text.noScoresHint}
        </EmptyState>
      ) : (
        <Spread
          key={board.tiers.map(({ cutoff }) => cutoff).join()}
          appId={appId}
          board={board}
          samples={known}
          total={total}
          isWhole={isWhole}
        />
      )}
    </section>
  );
}

interface SpreadProps {
  readonly appId: string;
  readonly board: Leaderboard;
  readonly samples: readonly Sample[];
  readonly total: number;
  readonly isWhole: boolean;
}

const STEPS = 28;

function Spread({ appId, board, samples, total, isWhole }: SpreadProps) {
  const reason = usePermission()('passport.leaderboards.update');
  const [cutoffs, setCutoffs] = useState(() => board.tiers.map(({ cutoff }) => cutoff));
  const [isAsking, setAsking] = useState(false);
  const moved = board.tiers.map((tier, at) => ({ ...tier, cutoff: cutoffs[at] ?? tier.cutoff }));
  const tiers = bestFirst(moved, board.tierStrategy, board.sortOrder);
  const shares = tierShares({ ...board, tiers }, samples, total);
  const before = tierShares(board, samples, total);
  const isMoved = board.tiers.some(({ cutoff }, at) => cutoff !== cutoffs[at]);
  const range = rangeOf(board, samples, total);
  const isTwice = new Set(cutoffs).size < cutoffs.length;
  const move = (slug: string, cutoff: number) =>
    setCutoffs(board.tiers.map((tier, at) => (tier.slugName === slug ? cutoff : (cutoffs[at] ?? tier.cutoff))));
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {isWhole ? text.wholeSpread(total) : text.sampledSpread(total, samples.length)}
      </Text>
      <Histogram
        bins={binsOf(samples, total, STEPS)}
        lines={tiers.flatMap(({ slugName, displayName }, at) => {
          const score = shares.tiers[at]?.score;
          return score === undefined ? [] : [{ key: slugName, label: displayName, score }];
        })}
        {...(board.tierStrategy === 'Score' && reason === undefined && { onMove: move, step: range.step })}
      />
      {tiers.length === 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {text.noTiersHint}
        </Text>
      ) : (
        <>
          <table className={classes.shares}>
            <caption>{text.sharesOf}</caption>
            <thead>
              <tr>
                <th scope="col">{text.tiers}</th>
                <th scope="col">{text.cutoffOf(board.tierStrategy)}</th>
                <th scope="col">{text.members}</th>
                <th scope="col">{text.share}</th>
              </tr>
            </thead>
            <tbody>
              {tiers.map(({ slugName, displayName, cutoff }, at) => {
                const { members = 0 } = shares.tiers[at] ?? {};
                const was = before.tiers[board.tiers.findIndex((tier) => tier.slugName === slugName)]?.members ?? 0;
                return (
                  <tr key={slugName}>
                    <th scope="row">{displayName}</th>
                    <td>
                      <NumberInput
                        size="xs"
                        aria-label={text.cutoffOfTier(displayName)}
                        value={cutoff}
                        step={range.step}
                        disabled={reason !== undefined}
                        className={classes.cutoff}
                        onChange={(next) => typeof next === 'number' && move(slugName, next)}
                      />
                    </td>
                    <td>{text.membersBefore(members, isMoved ? was : undefined)}</td>
                    <td>
                      <Share of={members} total={total} />
                    </td>
                  </tr>
                );
              })}
              <tr>
                <th scope="row">{text.noTier}</th>
                <td>–</td>
                <td>{text.membersBefore(shares.others, isMoved ? before.others : undefined)}</td>
                <td>
                  <Share of={shares.others} total={total} />
                </td>
              </tr>
            </tbody>
          </table>
          <Group gap="sm" mt="sm">
            <ActionButton
              reason={reason ?? (isMoved ? (isTwice ? text.cutoffTwice : undefined) : text.notMoved)}
              onClick={() => setAsking(true)}
            >
              {text.saveCutoffs}
            </ActionButton>
            {isMoved ? (
              <Button variant="default" onClick={() => setCutoffs(board.tiers.map(({ cutoff }) => cutoff))}>
                {text.putBack}
              </Button>
            ) : null}
          </Group>
        </>
      )}
      {isAsking ? (
        <Confirm
          title={text.saveCutoffs}
          verb={text.saveCutoffs}
          onConfirm={() =>
            passportOf(appId).leaderboards.update({
              name: board.slugName,
              tiers: tiers.map(({ slugName, displayName, cutoff }, order) => ({
                slugName,
                displayName,
                cutoff,
                order,
              })),
            })
          }
          done={text.cutoffsSaved}
          undo={() => passportOf(appId).leaderboards.update({ name: board.slugName, tiers: board.tiers })}
          refresh={[...boardKeys(appId), ...scoreKeys(appId)]}
          onClose={() => setAsking(false)}
        >
          {text.cutoffsWords(total)}
        </Confirm>
      ) : null}
    </>
  );
}

function Share({ of: members, total }: { of: number; total: number }) {
  const percent = total === 0 ? 0 : (members / total) * 100;
  return (
    <span className={classes.share}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {percent.toFixed(1)}%
    </span>
  );
}
