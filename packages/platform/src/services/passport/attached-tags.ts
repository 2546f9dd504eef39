// Tags as users and personas carry them.
import type { Db } from '#db/connect';

export interface AttachedTag {
  readonly tagID: string;
  readonly name: string;
  readonly color: string;
}

/** By the id of whoever carries them. */
export function attachedTags(_db: Db, _appId: string, _ids: readonly string[]): Promise<Map<string, AttachedTag[]>> {
  return Promise.resolve(new Map());
}
