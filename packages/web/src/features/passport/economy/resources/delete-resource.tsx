// The end of a resource that nothing uses any more, with who holds it and what names it where it is still used.
import { useQuery } from '@tanstack/react-query';
import type { EconomyResource } from '@uos/sdk/browser';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { passportOf } from '../../queries.ts';
import { holdingQuery, resourceKeys, usersOfQuery } from '../queries.ts';
import { text } from './text.zh.ts';

interface DeleteResourceProps {
  readonly appId: string;
  readonly resource: EconomyResource;
  readonly onClose: (deleted: boolean) => void;
}

export function DeleteResource({ appId, resource: { slugName, displayName }, onClose }: DeleteResourceProps) {
  const holders = useQuery(holdingQuery(appId, slugName)).data?.holders;
  const users = useQuery(usersOfQuery(appId, slugName)).data;
  if (holders === undefined || users === undefined) {
    return null;
  }
  const named = new Set([...users.costs, ...users.rewards].map((product) => product.slugName)).size;
  return (
    <Confirm
      title={text.deleteTitle}
      verb={text.delete}
      onConfirm={() => passportOf(appId).resources.remove({ slug: slugName })}
      done={text.deleted(displayName)}
      refresh={resourceKeys(appId)}
      onClose={onClose}
    >
      {text.deleteWords(holders, named, users.boards.length)}
    </Confirm>
  );
}
