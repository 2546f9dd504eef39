// Whom the rewards of a version go to, and their issue. Of the version that runs it is a look ahead: as if it ended now.
import { Alert, Anchor, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Leaderboard, LeaderboardRewardPlan } from '@uos/sdk/browser';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { editIcon, tasksIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import classes from './leaderboards.module.css';
import { scoreKeys, versionsQuery } from './queries.ts';
import { text } from './text.zh.ts';
import { unitsOf } from './units.ts';

const BoardForm = part(() => import('./board-form.tsx'), 'over');

const spec = { of: words() };

/** While rewards are issued, so often it is asked how many have theirs. */
const PROGRESS_MS = 1000;

interface Issued {
  readonly issuedCount: number;
  readonly skippedCount: number;
  readonly failed: readonly { readonly memberId: string; readonly message: string }[];
}

export default function Rewards({ appId, board }: { appId: string; board: Leaderboard }) {
  const name = board.slugName;
  const { rewardPlan, issueRewards } = passportOf(appId).leaderboardVersions;
  const [{ of: asked }, change] = useSearchState(spec);
  const reasonFor = usePermission();
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [issued, setIssued] = useState<Issued>();
  const version = asked === '' ? board.currentVersionId : asked;
  const isCurrent = version === board.currentVersionId;
  const versions = useQuery(versionsQuery(appId, name)).data ?? [];
  const plan = useQuery({
    ...queryOf(rewardPlan, { name, v: version }),
    ...(isRunning && { refetchInterval: PROGRESS_MS }),
  });
  const issue = async (memberIds?: readonly string[]) => {
    setRunning(true);
    try {
      const reply = await issueRewards({
        name,
        v: version,
        ...(memberIds !== undefined && { memberIds: [...memberIds] }),
      });
      setIssued(reply);
      return reply;
    } finally {
      setRunning(false);
      await Promise.all(scoreKeys(appId).map((queryKey) => client.invalidateQueries({ queryKey })));
      await plan.refetch();
    }
  };
  if (plan.data === undefined) {
    return plan.isError ? (
      <ErrorPanel error={plan.error} onRetry={() => void plan.refetch()} />
    ) : (
      <Waiting height={240} />
    );
  }
  const { rules } = plan.data;
  const members = rules.reduce((sum, { memberCount }) => sum + memberCount, 0);
  const done = rules.reduce((sum, { issuedCount }) => sum + issuedCount, 0);
  const edit = (
    <ActionButton
      variant="default"
      icon={editIcon}
      reason={reasonFor('passport.leaderboards.update')}
      onClick={() => setEditing(true)}
    >
      {text.editRules}
    </ActionButton>
  );
  return (
    <section aria-label={text.rewards}>
      {rules.length === 0 && board.rewards.length === 0 ? (
        <EmptyState icon={tasksIcon} title={text.noRewards} action={edit}>
          {text.noRewardsHint}
        </EmptyState>
      ) : (
        <>
          <Group align="flex-end" mb="md">
            <NativeSelect
              label={text.rewardsOf}
              value={version}
              data={versions.map(({ versionId, startTime, endTime }) => ({
                value: versionId,
                label: versionId === board.currentVersionId ? text.ifItEnded : text.period(startTime, endTime),
              }))}
              onChange={(event) => {
                const next = event.currentTarget.value;
                setIssued(undefined);
                change({ of: next === board.currentVersionId ? '' : next });
              }}
            />
            {edit}
            <ActionButton
              reason={
                reasonFor('passport.leaderboardVersions.issueRewards') ??
                (isCurrent ? text.notOver : members === done ? text.allIssued : undefined)
              }
              loading={isRunning}
              onClick={() => setAsking(true)}
            >
              {text.issue(isCurrent ? 0 : members - done)}
            </ActionButton>
          </Group>
          <Text size="sm" mb="sm" role="status">
            {isRunning
              ? text.issuing(done, members)
              : isCurrent
                ? text.previewLine(members)
                : text.issuedLine(done, members)}
          </Text>
          <Plan board={board} rules={rules} />
          {issued === undefined ? null : (
            <Alert
              mt="md"
              variant="default"
              title={text.issuedTitle(issued.issuedCount, issued.skippedCount, issued.failed.length)}
            >
              {issued.failed.length === 0 ? null : (
                <Failures
                  failed={issued.failed}
                  onRetry={() => void issue(issued.failed.map(({ memberId }) => memberId))}
                  isRunning={isRunning}
                />
              )}
            </Alert>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {isEditing ? <BoardForm appId={appId} board={board} how="edit" onClose={() => setEditing(false)} /> : null}
      </Suspense>
      {isAsking ? (
        <Confirm
          title={text.issueTitle}
          verb={text.issue(members - done)}
          long
          onConfirm={() => issue()}
          done={text.issueEnded}
          onClose={() => setAsking(false)}
        >
          {text.issueWords(members - done, unitsLine(rules))}
        </Confirm>
      ) : null}
    </section>
  );
}

function Plan({ board, rules }: { board: Leaderboard; rules: readonly LeaderboardRewardPlan[] }) {
  const tierName = (slug: string) => board.tiers.find(({ slugName }) => slugName === slug)?.displayName ?? slug;
  return (
    <table className={classes.around}>
      <caption>{text.planCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.rule}</th>
          <th scope="col">{text.items}</th>
          <th scope="col">{text.members}</th>
          <th scope="col">{text.haveIt}</th>
          <th scope="col">{text.units}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.tier ?? rule.from}>
            <td className={classes.who}>
              {rule.tier === undefined ? text.ranks(rule.from ?? 0, rule.to ?? 0) : tierName(rule.tier)}
            </td>
            <td className={classes.who}>
              {rule.items
                .map(({ resourceSlug, quantity }) => `${resourceSlug} × ${grouped(quantity)}`)
                .join(text.comma)}
            </td>
            <td>{grouped(rule.memberCount)}</td>
            <td>{grouped(rule.issuedCount)}</td>
            <td>{unitsLine([rule])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {text.inAll}
          </th>
          <td>{grouped(rules.reduce((sum, { memberCount }) => sum + memberCount, 0))}</td>
          <td>{grouped(rules.reduce((sum, { issuedCount }) => sum + issuedCount, 0))}</td>
          <td>{unitsLine(rules)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const unitsLine = (rules: readonly LeaderboardRewardPlan[]): string =>
  unitsOf(rules)
    .map(([slug, units]) => `${slug} ${grouped(units)}`)
    .join(text.comma) || '–';

interface FailuresProps {
  readonly failed: Issued['failed'];
  readonly isRunning: boolean;
  readonly onRetry: () => void;
}

const SHOWN = 50;

function Failures({ failed, isRunning, onRetry }: FailuresProps) {
  const [isAll, setAll] = useState(false);
  return (
    <>
      <ul className={classes.failures}>
        {failed.slice(0, isAll ? undefined : SHOWN).map(({ memberId, message }) => (
          <li key={memberId}>
            <code>{memberId}</code> {(text.failReasons as Readonly<Record<string, string>>)[message] ?? message}
          </li>
        ))}
      </ul>
      {failed.length > SHOWN && !isAll ? (
        <Anchor component="button" type="button" size="sm" onClick={() => setAll(true)}>
          {text.showAll(failed.length)}
        </Anchor>
      ) : null}
      <Button mt="sm" size="xs" variant="default" loading={isRunning} onClick={onRetry}>
        {text.retryFailed(failed.length)}
      </Button>
    </>
  );
}
