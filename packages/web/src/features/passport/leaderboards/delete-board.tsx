// The end of a leaderboard, with how many members lose their place.
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';
import { totalQuery, versionsQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface DeleteBoardProps {
  readonly appId: string;
  readonly board: Leaderboard;
  readonly onClose: (deleted: boolean) => void;
}

export default function DeleteBoard({ appId, board: { slugName, displayName }, onClose }: DeleteBoardProps) {
  const total = useQuery(totalQuery(appId, slugName));
  const versions = useQuery(versionsQuery(appId, slugName));
  return (
    <Confirm
      title={text.deleteTitle}
      verb={text.deleteTitle}
      typed={slugName}
      onConfirm={() => passportOf(appId).leaderboards.remove({ name: slugName })}
      done={text.deleted(displayName)}
      refresh={[keyOf(passportOf(appId).leaderboards.list)]}
      onClose={onClose}
    >
      {text.deleteWords(total.data, Math.max((versions.data?.length ?? 1) - 1, 0))}
    </Confirm>
  );
}
