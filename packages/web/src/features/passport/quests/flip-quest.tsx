// A quest with all its items published or taken back: how many of them change, and how many players see it.
import { useQuery } from '@tanstack/react-query';
import { formatTime, questPeriod } from '@uos/contract/rules';
import type { Quest } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { playersQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { publishedCount, questKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface FlipQuestProps {
  readonly appId: string;
  readonly quest: Quest;
  readonly how: 'publish' | 'revoke';
  readonly onClose: () => void;
}

export function FlipQuest({ appId, quest, how, onClose }: FlipQuestProps) {
  const { quests } = passportOf(appId);
  const players = useQuery(playersQuery(appId));
  if (players.isPending) {
    return null;
  }
  const isUp = how === 'publish';
  const { slugName: id, displayName, items } = quest;
  const before = publishedCount(quest);
  // why: a quest of which a part was published does not come back as it was
  const undo = before === 0 ? quests.revoke : before === items.length ? quests.publish : undefined;
  return (
    <Confirm
      title={isUp ? text.publishTitle(displayName) : text.revokeTitle(displayName)}
      verb={isUp ? text.publish : text.revoke}
      change={{
        from: text.publishedOf(before, items.length),
        to: text.publishedOf(isUp ? items.length : 0, items.length),
      }}
      onConfirm={() => (isUp ? quests.publish : quests.revoke)({ id })}
      {...(undo === undefined ? {} : { undo: () => undo({ id }) })}
      done={isUp ? text.published(displayName) : text.revoked(displayName)}
      refresh={questKeys(appId)}
      onClose={() => onClose()}
    >
      {isUp
        ? text.publishWords(players.data, formatTime(questPeriod(quest, Date.now()).end))
        : text.revokeWords(players.data)}
    </Confirm>
  );
}
