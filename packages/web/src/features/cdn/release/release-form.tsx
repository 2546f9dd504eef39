// Cuts a release of the current files and, where wanted, points a badge at it.

import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { badgeName, check, reservedBadge } from '@uos/contract/rules';
import type { Badge, Release } from '@uos/sdk/browser';
import { releasesCreateForm } from '@uos/sdk/services/cdn.forms';
import { useRef } from 'react';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { given } from '../../../kit/list/source/source.ts';
import type { BucketContext } from '../bucket/bucket-detail.tsx';
import { badgesQuery, bucketKeys, cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { BadgeField } from './badge-field.tsx';

type Values = { notes: string; badge: string };

const fieldsWith = (badges: readonly Badge[]) =>
  fieldsOf<Values>(releasesCreateForm, {
    notes: { kind: 'textarea', label: text.releaseNotes, placeholder: text.releaseNotesPlaceholder },
    badge: {
      kind: 'own',
      label: text.releaseBadge,
      description: text.releaseBadgeHelp,
      check: (value) => (value === '' ? undefined : check(badgeName, value)?.[language]),
      render: (input) => <BadgeField {...input} badges={badges} />,
    },
  });

interface ReleaseFormProps extends BucketContext {
  readonly onClose: (released: boolean) => void;
}

export default function ReleaseForm({ appId, bucket, onClose }: ReleaseFormProps) {
  // why kept: where only the badge failed, trying again makes no second release
  const made = useRef<Release>(undefined);
  const badges = useQuery(badgesQuery({ appId, id: bucket.id })).data ?? [];
  const { add, update, delete: removed } = bucket.changes;
  const submit = async ({ notes, badge }: Values): Promise<Release> => {
    const { releases, badges } = cdnOf(appId);
    const release = made.current ?? (await releases.create({ id: bucket.id, ...given({ notes }) }));
    made.current = release;
    // why: `latest` points at every new release by itself and cannot be set
    if (badge !== '' && badge !== reservedBadge) {
      await badges.set({ id: bucket.id, name: badge, releaseid: release.releaseid });
    }
    return release;
  };
  return (
    <FormDialog
      title={text.release}
      fields={fieldsWith(badges)}
      initial={{ notes: '', badge: '' }}
      submitLabel={text.publish}
      onSubmit={submit}
      done={({ releasenum }) => text.published(releasenum)}
      refresh={bucketKeys(appId)}
      onClose={(release) => onClose((release ?? made.current) !== undefined)}
    >
      <Stack gap={4} component="span">
        {text.releaseHelp}
        <Text component="span" inherit fw={600}>
          {text.releasing}：{text.pendingCounts(add, update, removed) || text.releasingNothing}
        </Text>
      </Stack>
    </FormDialog>
  );
}
