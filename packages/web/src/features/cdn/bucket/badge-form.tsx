// Sets a badge: a new one, or an existing one on another release.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { badgeName, reservedBadge, type TextRule } from '@uos/contract/rules';
import type { Badge, Release } from '@uos/sdk/browser';
import type { BadgesSetInput } from '@uos/sdk/services/cdn';
import { badgesSetForm } from '@uos/sdk/services/cdn.forms';
import { LiveChangeChips } from '../../../kit/act/live-change.tsx';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { badgesQuery, bucketKeys, cdnOf, releaseChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import type { BucketContext } from './bucket-detail.tsx';

const freeName = text.freeBadgeName(badgeName[language], reservedBadge);

/** The badge rule without the one name that is set by the platform. */
const freeBadgeName: TextRule = {
  ...badgeName,
  pattern: new RegExp(`^(?!${reservedBadge}$)${badgeName.pattern.source.slice(1)}`),
  zh: freeName,
  en: freeName,
};

interface BadgeFormProps extends BucketContext {
  /** The badge to move; its name stays. */
  readonly badge?: Badge;
  /** The release to point at. */
  readonly release?: Release;
  readonly onClose: () => void;
}

export function BadgeForm({ appId, bucket, badge, release, onClose }: BadgeFormProps) {
  const releases = useQuery(releaseChoicesQuery({ appId, id: bucket.id })).data;
  const badges = useQuery(badgesQuery({ appId, id: bucket.id })).data ?? [];
  // why wait: a choice field takes its first value from the list
  if (releases === undefined) {
    return null;
  }
  const fields = fieldsOf<ValuesOf<Pick<BadgesSetInput, 'name' | 'releaseid'>>>(badgesSetForm, {
    name: { rule: freeBadgeName, placeholder: text.releaseBadgePlaceholder },
    releaseid: {
      kind: 'choice',
      label: text.badgeRelease,
      options: releases.map(({ releaseid, releasenum, notes }) => ({
        value: releaseid,
        label: text.releaseOption(releasenum, notes),
      })),
    },
  });
  return (
    <FormDialog
      title={release === undefined ? text.setBadge : text.setBadgeOn(release.releasenum)}
      fields={fields}
      initial={{
        name: badge?.name ?? '',
        releaseid: release?.releaseid ?? badge?.releaseid ?? releases[0]?.releaseid ?? '',
      }}
      submitLabel={text.save}
      onSubmit={(values) => cdnOf(appId).badges.set({ id: bucket.id, ...values })}
      done={({ name, releasenum }) => text.badgeSet(name, releasenum)}
      refresh={bucketKeys(appId)}
      onClose={() => onClose()}
    >
      {({ name, releaseid }) => {
        const from = badges.find((one) => one.name === name);
        const to = releases.find((one) => one.releaseid === releaseid);
        return from === undefined || to === undefined || from.releaseid === releaseid ? (
          <Text size="sm">{text.badgeHelp}</Text>
        ) : (
          <>
            <LiveChangeChips from={text.releaseNumber(from.releasenum)} to={text.releaseNumber(to.releasenum)} />
            <Text size="sm">{text.badgeMoveWords(name)}</Text>
          </>
        );
      }}
    </FormDialog>
  );
}
