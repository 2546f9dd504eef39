// The first buckets of an app, in the menu of content delivery.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { cdnTable } from '@uos/sdk/services/cdn';
import { screen, useScreenParams } from '../../kit/address/link.ts';
import { queryOf } from '../../kit/call/query.ts';
import { bucketIcon } from '../../kit/show/icons.ts';
import { clientOf } from '../uos.ts';
import { EntryLink, Shelf } from './column.tsx';
import { text } from './text.zh.ts';

const MOST = 8;

function bucketsQuery(appId: string) {
  const { buckets } = clientOf({ cdn: cdnTable }, appId).cdn;
  return queryOptions({ ...queryOf(buckets.list, { per_page: MOST }), select: ({ Items }) => Items });
}

export default function Buckets({ appId }: { appId: string }) {
  const { bucketId: open } = useScreenParams('/services/{appId}/asset/bucket/{bucketId}');
  const { data: buckets = [] } = useQuery(bucketsQuery(appId));
  return buckets.length === 0 ? null : (
    <Shelf title={text.buckets}>
      {buckets.map(({ id, name }) => (
        <EntryLink
          key={id}
          title={name}
          icon={bucketIcon}
          link={screen('/services/{appId}/asset/bucket/{bucketId}', { appId, bucketId: id })}
          on={id === open}
          isThing
        />
      ))}
    </Shelf>
  );
}
