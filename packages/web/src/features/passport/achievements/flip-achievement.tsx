// An achievement released or taken back: what players have now and will have, and how many of them.
import { useQuery } from '@tanstack/react-query';
import type { AchievementMeta } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { amountsWords } from '../economy/amounts/amounts.ts';
import { passportOf } from '../queries.ts';
import { achievementKeys, completionQuery, isReleased } from './queries.ts';
import { text } from './text.zh.ts';

interface FlipAchievementProps {
  readonly appId: string;
  readonly achievement: AchievementMeta;
  readonly onClose: () => void;
}

export function FlipAchievement({ appId, achievement, onClose }: FlipAchievementProps) {
  const { achievements } = passportOf(appId);
  const { slugName, displayName, rewards, hidden } = achievement;
  const completion = useQuery(completionQuery(appId, slugName));
  if (completion.isPending) {
    return null;
  }
  const players = completion.data?.players;
  const achieved = completion.data?.achieved;
  const isOn = isReleased(achievement);
  const slugNames = [slugName];
  const [forward, back] = isOn
    ? [achievements.revoke, achievements.release]
    : [achievements.release, achievements.revoke];
  return (
    <Confirm
      title={isOn ? text.revokeTitle(displayName) : text.releaseTitle(displayName)}
      verb={isOn ? text.revoke : text.release}
      change={isOn ? { from: text.seen, to: text.unseen } : { from: text.unseen, to: text.seen }}
      onConfirm={() => forward({ slugNames })}
      undo={() => back({ slugNames })}
      done={isOn ? text.revoked(displayName) : text.released(displayName)}
      refresh={achievementKeys(appId)}
      onClose={() => onClose()}
    >
      {isOn
        ? text.revokeWords(players, achieved)
        : (hidden ? text.releaseHiddenWords : text.releaseWords)(players, amountsWords(rewards))}
    </Confirm>
  );
}
