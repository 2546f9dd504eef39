// Sets a badge: a new one, or an existing one on another release.
import { useQuery } from '@tanstack/react-query';
import { badgeName, reservedBadge, type TextRule } from '@uos/contract/rules';
import type { Badge, Release } from '@uos/sdk/browser';
import type { FieldsOf } from '../../kit/form/fields.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import type { BucketContext } from './bucket-detail.tsx';
import { bucketKey, bucketsKey, cdnOf, releaseChoicesQuery } from './queries.ts';
import { text } from './text.zh.ts';

type Values = { name: string; releaseId: string };

/** The badge rule without the one name that is set by the platform. */
const freeBadgeName: TextRule = {
  ...badgeName,
  pattern: new RegExp(`^(?!${reservedBadge}$)${badgeName.pattern.source.slice(1)}`),
  zh: text.freeBadgeName(badgeName.zh, reservedBadge),
};

interface BadgeFormProps extends BucketContext {
  /** The badge to move; its name stays. */
  readonly badge?: Badge;
  /** The release to point at. */
  readonly release?: Release;
  readonly onClose: () => void;
}

export function BadgeForm({ appId, bucket, badge, release, onClose }: BadgeFormProps) {
  const choices = useQuery(releaseChoicesQuery({ appId, id: bucket.id }));
  const releases = choices.data?.rows;
  // why wait: a choice field takes its first value from the list
  if (releases === undefined) {
    return null;
  }
  const fields: FieldsOf<Values> = {
    name: {
      kind: 'text',
      label: text.badgeName,
      required: true,
      rule: freeBadgeName,
      placeholder: text.releaseBadgePlaceholder,
    },
    releaseId: {
      kind: 'choice',
      label: text.badgeRelease,
      options: releases.map(({ releaseid, releasenum, notes }) => ({
        value: releaseid,
        label: text.releaseOption(releasenum, notes),
      })),
    },
  };
  return (
    <FormDialog
      title={release === undefined ? text.setBadge : text.setBadgeOn(release.releasenum)}
      fields={fields}
      initial={{
        name: badge?.name ?? '',
        releaseId: release?.releaseid ?? badge?.releaseid ?? releases[0]?.releaseid ?? '',
      }}
      submitLabel={text.save}
      onSubmit={({ name, releaseId }) => cdnOf(appId).badges.set({ id: bucket.id, name, releaseid: releaseId })}
      done={({ name, releasenum }) => text.badgeSet(name, releasenum)}
      refresh={[bucketKey(appId, bucket.id), bucketsKey(appId)]}
      onClose={() => onClose()}
    >
      {text.badgeHelp}
    </FormDialog>
  );
}
