// The end of a quest of which nothing is published, with its items and whose progress goes.
import { useQuery } from '@tanstack/react-query';
import type { Quest } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { playersQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { questKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface DeleteQuestProps {
  readonly appId: string;
  readonly quest: Quest;
  readonly onClose: (isDeleted: boolean) => void;
}

export function DeleteQuest({ appId, quest: { slugName, displayName, items }, onClose }: DeleteQuestProps) {
  const players = useQuery(playersQuery(appId));
  if (players.isPending) {
    return null;
  }
  return (
    <Confirm
      title={text.deleteTitle}
      verb={text.delete}
      onConfirm={() => passportOf(appId).quests.remove({ id: slugName })}
      done={text.deleted(displayName)}
      refresh={questKeys(appId)}
      onClose={onClose}
    >
      {text.deleteWords(items.length, players.data)}
    </Confirm>
  );
}
