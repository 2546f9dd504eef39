// A gift pack released or suspended: which codes begin or cease to work, and the way back.
import { useQuery } from '@tanstack/react-query';
import type { TokenClass } from '@uos/sdk/services/passport';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { resourcesQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { giftWords, windowWords } from './pack-words.ts';
import { countsQuery, packKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface FlipPackProps {
  readonly appId: string;
  readonly pack: TokenClass;
  readonly onClose: () => void;
}

export default function FlipPack({ appId, pack, onClose }: FlipPackProps) {
  const { tokenClasses } = passportOf(appId);
  const { tokenClassId: id, name, status } = pack;
  const counts = useQuery(countsQuery(appId, { tokenClassId: id }));
  const resources = useQuery(resourcesQuery(appId));
  if (counts.isPending || resources.isPending) {
    return null;
  }
  const isOff = status === 'unreleased';
  const [forward, back] = isOff
    ? [tokenClasses.release, tokenClasses.suspend]
    : [tokenClasses.suspend, tokenClasses.release];
  const unused = counts.data?.unused ?? 0;
  return (
    <Confirm
      title={isOff ? text.releaseTitle(name) : text.suspendTitle(name)}
      verb={isOff ? text.releaseVerb : text.suspendVerb}
      change={isOff ? { from: text.off, to: text.on } : { from: text.on, to: text.off }}
      onConfirm={() => forward({ id })}
      undo={() => back({ id })}
      done={isOff ? text.released(name) : text.suspended(name)}
      refresh={packKeys(appId)}
      onClose={() => onClose()}
    >
      {isOff
        ? text.releaseWords(giftWords(pack, resources.data), unused, windowWords(pack))
        : text.suspendWords(unused)}
    </Confirm>
  );
}
