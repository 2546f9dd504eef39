// A battle pass published or taken back: what players have now and will have, and how many of them.
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import type { BattlePass } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { playersQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { begunQuery, isOn, passKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface FlipPassProps {
  readonly appId: string;
  readonly pass: BattlePass;
  readonly onClose: () => void;
}

export function FlipPass({ appId, pass, onClose }: FlipPassProps) {
  const { battlePasses } = passportOf(appId);
  const { slugName: id, displayName, startTime, endTime } = pass;
  const players = useQuery(playersQuery(appId));
  const begun = useQuery(begunQuery(appId, id));
  if (players.isPending || begun.isPending) {
    return null;
  }
  const isUp = !isOn(pass);
  const [forward, back] = isUp
    ? [battlePasses.publish, battlePasses.revoke]
    : [battlePasses.revoke, battlePasses.publish];
  return (
    <Confirm
      title={isUp ? text.publishTitle(displayName) : text.revokeTitle(displayName)}
      verb={isUp ? text.publish : text.revoke}
      change={isUp ? { from: text.unseen, to: text.seen } : { from: text.seen, to: text.unseen }}
      onConfirm={() => forward({ id })}
      undo={() => back({ id })}
      done={isUp ? text.published(displayName) : text.revoked(displayName)}
      refresh={passKeys(appId)}
      onClose={() => onClose()}
    >
      {isUp
        ? text.publishWords(
            players.data,
            formatTime(startTime),
            endTime === undefined ? undefined : formatTime(endTime),
          )
        : text.revokeWords(begun.data)}
    </Confirm>
  );
}

/** Why it cannot be published or taken back now. */
export function notFlippable(pass: BattlePass): string | undefined {
  if (isOn(pass)) {
    return undefined;
  }
  if (pass.endTime !== undefined && Date.parse(pass.endTime) <= Date.now()) {
    return text.isOver;
  }
  return pass.slots.length === 0 ? text.noSlots : undefined;
}
