// A notice taken back, and the way to have it out again as it was.
import { useQuery } from '@tanstack/react-query';
import type { Billboard } from '@uos/sdk/services/passport';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { playersQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { noticeKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface RevokeNoticeProps {
  readonly appId: string;
  readonly notice: Billboard;
  readonly onClose: () => void;
}

export default function RevokeNotice({ appId, notice, onClose }: RevokeNoticeProps) {
  const { billboards } = passportOf(appId);
  const players = useQuery(playersQuery(appId));
  if (players.isPending) {
    return null;
  }
  const { billboardID: id, title, status, publishTime, expireTime } = notice;
  return (
    <Confirm
      title={text.revokeTitle(title)}
      verb={text.revokeVerb}
      change={{ from: text.visible, to: text.hidden }}
      onConfirm={() => billboards.revoke({ id })}
      undo={() =>
        billboards.publish({
          id,
          ...(status === 'billboardScheduled' && publishTime !== undefined && { publishTime }),
          ...(expireTime !== undefined && { expireTime }),
        })
      }
      done={text.revoked(title)}
      refresh={noticeKeys(appId)}
      onClose={() => onClose()}
    >
      {text.revokeWords(text.players(players.data))}
    </Confirm>
  );
}
