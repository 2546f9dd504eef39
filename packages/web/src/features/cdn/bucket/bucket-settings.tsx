// The words and rules of a bucket, its cache, and its end.

import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import { usageTable } from '@uos/sdk/services/usage';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { refreshIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { clientOf } from '../../../shell/uos.ts';
import { bucketKeys, cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import type { BucketContext } from './bucket-detail.tsx';
import { bodyOf, bucketFields, nowOf, valuesOf } from './bucket-form.tsx';

interface BucketSettingsProps extends BucketContext {
  readonly onDelete: () => void;
}

export default function BucketSettings({ appId, bucket, readOnly, onDelete }: BucketSettingsProps) {
  return (
    <Stack gap="lg">
      <FormPage
        key={bucket.last_modified}
        fields={bucketFields}
        initial={valuesOf(bucket)}
        onSubmit={(values) => cdnOf(appId).buckets.update({ id: bucket.id, ...bodyOf(values) })}
        done={({ name }) => text.saved(name)}
        refresh={bucketKeys(appId)}
        now={nowOf(bucket)}
        reason={readOnly}
        parts={[{ title: text.bucketSettings, fields: ['name', 'description', 'private', 'attributes.promote_only'] }]}
      />
      <ProxyCache appId={appId} bucketId={bucket.id} />
      <Paper p="lg" component="section" aria-label={text.danger}>
        <Group justify="space-between">
          <div>
            <Title order={2}>{text.deleteBucket}</Title>
            <Text size="sm" c="dimmed">
              {text.deleteBucketWords(bucket.entry_count, bucket.release_count, bucket.badge_count)}
            </Text>
          </div>
          <ActionButton color="red.9" icon={trashIcon} reason={readOnly} onClick={onDelete}>
            {text.deleteBucket}
          </ActionButton>
        </Group>
      </Paper>
    </Stack>
  );
}

function ProxyCache({ appId, bucketId }: { appId: string; bucketId: string }) {
  const { proxyCache } = cdnOf(appId).buckets;
  const cache = useQuery(queryOf(proxyCache, { id: bucketId })).data;
  const reason = usePermission()('usage.cdn.clearProxyCache');
  const clear = useAction({
    run: () => clientOf({ usage: usageTable }, appId).usage.cdn.clearProxyCache({ id: appId, bucketId }),
    done: () => text.cacheIsCleared,
    refresh: [keyOf(proxyCache)],
  });
  return (
    <Paper p="lg" component="section" aria-label={text.cache}>
      <Group justify="space-between" mb="sm">
        <div>
          <Title order={2}>{text.cache}</Title>
          <Text size="sm" c="dimmed">
            {text.cacheHelp}
          </Text>
        </div>
        <ActionButton
          variant="default"
          icon={refreshIcon}
          reason={reason}
          loading={clear.isPending}
          onClick={() => clear.mutate()}
        >
          {text.clearCache}
        </ActionButton>
      </Group>
      {cache === undefined ? null : (
        <Facts
          facts={[
            { title: text.cacheTtl, value: text.cacheSeconds(cache.ttl_seconds) },
            { title: text.cachedObjects, value: `${cache.cached_objects} · ${text.bytes(cache.cached_bytes)}` },
            { title: text.cacheCleared, value: cache.last_cleared === null ? '–' : formatTime(cache.last_cleared) },
          ]}
        />
      )}
    </Paper>
  );
}
