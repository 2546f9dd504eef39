// The end of a battle pass that is not active, or of the progress of everybody in one: with how many players that is.
import { useQuery } from '@tanstack/react-query';
import type { BattlePass } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { passportOf } from '../queries.ts';
import { begunQuery, passKeys, standingKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface DeletePassProps {
  readonly appId: string;
  readonly pass: BattlePass;
  readonly onClose: (isDeleted: boolean) => void;
}

export function DeletePass({ appId, pass: { slugName, displayName, slots }, onClose }: DeletePassProps) {
  const begun = useQuery(begunQuery(appId, slugName));
  if (begun.isPending) {
    return null;
  }
  return (
    <Confirm
      title={text.deleteTitle}
      verb={text.delete}
      typed={slugName}
      onConfirm={() => passportOf(appId).battlePasses.remove({ id: slugName })}
      done={text.deleted(displayName)}
      refresh={passKeys(appId)}
      onClose={onClose}
    >
      {text.deleteWords(slots.length, begun.data)}
    </Confirm>
  );
}

interface DeleteAllProps {
  readonly appId: string;
  readonly slugName: string;
  readonly displayName: string;
  readonly onClose: () => void;
}

export function DeleteAllProgress({ appId, slugName, displayName, onClose }: DeleteAllProps) {
  const begun = useQuery(begunQuery(appId, slugName));
  if (begun.isPending) {
    return null;
  }
  return (
    <Confirm
      title={text.deleteAllTitle(displayName)}
      verb={text.deleteAllVerb(begun.data)}
      typed={slugName}
      onConfirm={() => passportOf(appId).personaBattlePasses.removeAll({ bp: slugName })}
      done={text.allDeleted}
      refresh={standingKeys(appId)}
      onClose={() => onClose()}
    >
      {text.deleteAllWords(begun.data)}
    </Confirm>
  );
}
