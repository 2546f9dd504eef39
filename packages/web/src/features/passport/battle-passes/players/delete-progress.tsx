// The progress of one persona in a battle pass taken away: one player, and what that player loses.
import type { PersonaBattlePass } from '@uos/sdk/browser';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { passportOf } from '../../queries.ts';
import { standingKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

interface DeleteProgressProps {
  readonly appId: string;
  readonly standing: PersonaBattlePass;
  readonly onClose: (isDeleted: boolean) => void;
}

export function DeleteProgress({ appId, standing: { personaId, slugName, level }, onClose }: DeleteProgressProps) {
  return (
    <Confirm
      title={text.deleteProgressTitle}
      verb={text.deleteProgress}
      long
      onConfirm={() => passportOf(appId).personaBattlePasses.remove({ id: personaId, bp: slugName })}
      done={text.progressDeleted}
      refresh={standingKeys(appId)}
      onClose={onClose}
    >
      {text.deleteProgressWords(level)}
    </Confirm>
  );
}
