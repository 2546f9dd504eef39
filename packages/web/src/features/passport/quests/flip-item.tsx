// An item of a quest published, taken back or deleted: what players have now and will have, and how many of them.
import { useQuery } from '@tanstack/react-query';
import type { QuestItem } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { playersQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { isPublished, questKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface ItemDialogProps {
  readonly appId: string;
  readonly item: QuestItem;
  readonly onClose: (isDone: boolean) => void;
}

export function FlipItem({ appId, item, onClose }: ItemDialogProps) {
  const { questItems } = passportOf(appId);
  const players = useQuery(playersQuery(appId));
  if (players.isPending) {
    return null;
  }
  const { id, displayName } = item;
  const isOn = isPublished(item);
  const [forward, back] = isOn ? [questItems.revoke, questItems.publish] : [questItems.publish, questItems.revoke];
  return (
    <Confirm
      title={isOn ? text.revokeItemTitle(displayName) : text.publishItemTitle(displayName)}
      verb={isOn ? text.revoke : text.publish}
      change={isOn ? { from: text.seen, to: text.unseen } : { from: text.unseen, to: text.seen }}
      onConfirm={() => forward({ id })}
      undo={() => back({ id })}
      done={isOn ? text.revoked(displayName) : text.published(displayName)}
      refresh={questKeys(appId)}
      onClose={onClose}
    >
      {(isOn ? text.revokeItemWords : text.publishItemWords)(players.data)}
    </Confirm>
  );
}

export function DeleteItem({ appId, item: { id, displayName }, onClose }: ItemDialogProps) {
  const players = useQuery(playersQuery(appId));
  if (players.isPending) {
    return null;
  }
  return (
    <Confirm
      title={text.deleteItemTitle}
      verb={text.delete}
      onConfirm={() => passportOf(appId).questItems.remove({ id })}
      done={text.deleted(displayName)}
      refresh={questKeys(appId)}
      onClose={onClose}
    >
      {text.deleteItemWords(players.data)}
    </Confirm>
  );
}
