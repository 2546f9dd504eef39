// What can be set of a bucket when it is made and later.
import type { FlagSpecs, FlagValues } from '../../../program/command.ts';

export const BUCKET_SETTINGS = {
  description: { type: 'string', text: { zh: '描述', en: 'Description' } },
  private: {
    type: 'boolean',
    tristate: true,
    text: { zh: '私有：内容地址需要凭证', en: 'Private: content URLs need credentials' },
  },
  'promote-only': {
    type: 'boolean',
    tristate: true,
    text: { zh: '只能通过晋级写入', en: 'Only promotion may write to it' },
  },
} as const satisfies FlagSpecs;

export interface BucketSettings {
  description?: string;
  private?: boolean;
  attributes?: { promote_only: boolean };
}

/** Only what was given. */
export function bucketSettings(flags: FlagValues<typeof BUCKET_SETTINGS>): BucketSettings {
  const { description, private: isPrivate, 'promote-only': promoteOnly } = flags;
  return {
    ...(description !== undefined && { description }),
    ...(isPrivate !== undefined && { private: isPrivate }),
    ...(promoteOnly !== undefined && { attributes: { promote_only: promoteOnly } }),
  };
}
