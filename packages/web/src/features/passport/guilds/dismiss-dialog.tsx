// The end of a guild, with how many players lose theirs.
import { useQuery } from '@tanstack/react-query';
import type { Guild } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { passportOf } from '../queries.ts';
import { guildKeys, waitingQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface DismissDialogProps {
  readonly appId: string;
  readonly guild: Guild;
  readonly onClose: (dismissed: boolean) => void;
}

export default function DismissDialog({ appId, guild: { id, guildName, memberCount }, onClose }: DismissDialogProps) {
  const waiting = useQuery(waitingQuery(appId, id));
  return (
    <Confirm
      title={text.dismissVerb}
      verb={text.dismissVerb}
      typed={guildName}
      onConfirm={() => passportOf(appId).guilds.dismiss({ id })}
      done={text.dismissed(guildName)}
      refresh={guildKeys(appId)}
      onClose={onClose}
    >
      {text.dismissWords(memberCount, waiting.data ?? 0)}
    </Confirm>
  );
}
