// The end of an achievement that is not released, with how many have done it.
import { useQuery } from '@tanstack/react-query';
import type { AchievementMeta } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { passportOf } from '../queries.ts';
import { achievementKeys, completionQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface DeleteAchievementProps {
  readonly appId: string;
  readonly achievement: AchievementMeta;
  readonly onClose: (isDeleted: boolean) => void;
}

export function DeleteAchievement({ appId, achievement, onClose }: DeleteAchievementProps) {
  const { slugName, displayName } = achievement;
  const completion = useQuery(completionQuery(appId, slugName));
  if (completion.isPending) {
    return null;
  }
  return (
    <Confirm
      title={text.deleteTitle}
      verb={text.delete}
      onConfirm={() => passportOf(appId).achievements.remove({ id: slugName })}
      done={text.deleted(displayName)}
      refresh={achievementKeys(appId)}
      onClose={onClose}
    >
      {text.deleteWords(completion.data?.achieved)}
    </Confirm>
  );
}
