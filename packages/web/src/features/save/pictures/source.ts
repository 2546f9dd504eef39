// The pictures of an app as rows: of one player, of one persona, or all.
import type { ProfilePicture } from '@uos/sdk/services/save';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given, type Source } from '../../../kit/list/source/source.ts';
import { saveOf } from '../queries.ts';

export function picturesOf(appId: string): Source<ProfilePicture> {
  return listOf(saveOf(appId).profilePictures.list, ({ q, filters: { persona = '' } }) => ({
    includeDownloadURL: true,
    ...given({ userIds: q === '' ? undefined : [q], personaIds: persona === '' ? undefined : [persona] }),
  }));
}
