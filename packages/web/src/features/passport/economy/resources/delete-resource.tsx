// The end of a resource that nothing uses any more, with who holds it and what names it where it is still used.
import { useQuery } from '@tanstack/react-query';
import type { EconomyProduct, EconomyResource } from '@uos/sdk/browser';
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
  const holding = useQuery(holdingQuery(appId, slugName));
  const users = useQuery(usersOfQuery(appId, slugName));
  if (holding.isPending || users.isPending) {
    return null;
  }
  return (
    <Confirm
      title={text.deleteTitle}
      verb={text.delete}
      onConfirm={() => passportOf(appId).resources.remove({ slug: slugName })}
      done={text.deleted(displayName)}
      refresh={resourceKeys(appId)}
      onClose={onClose}
    >
      {usageWords(holding.data, users.data)}
    </Confirm>
  );
}

interface Users {
  readonly costs: readonly EconomyProduct[];
  readonly rewards: readonly EconomyProduct[];
  readonly boards: readonly unknown[];
  readonly givers: readonly unknown[];
}

function usageWords(holding: { readonly holders: number } | undefined, users: Users | undefined): string {
  if (holding === undefined || users === undefined) {
    return text.deleteUnknown;
  }
  const products = new Set([...users.costs, ...users.rewards].map(({ slugName }) => slugName)).size;
  return text.deleteWords(holding.holders, products, users.boards.length, users.givers.length);
}
