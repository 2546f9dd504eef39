// What the screens of cloud saves read.
import { queryOptions } from '@tanstack/react-query';
import { type CloudSave, saveTable } from '@uos/sdk/services/save';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import { clientOf } from '../../shell/uos.ts';

export const saveOf = (appId: string) => clientOf({ save: saveTable }, appId).save;

export function saveQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(saveOf(appId).files.get, { id }), select: ({ save }) => save });
}

/** The same with the addresses of its files, which whoever may only look is not given. */
export function saveWithFilesQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(saveOf(appId).files.get, { id, includeDownloadURL: true }),
    select: ({ save }) => save,
  });
}

export function versionsQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(saveOf(appId).versions.list, { id, includeDownloadURL: true }),
    select: ({ versions }) => versions,
  });
}

/** What a change of a save makes stale. */
export function saveKeys(appId: string) {
  const { files, usage, versions } = saveOf(appId);
  return [keyOf(files.list), keyOf(files.get), keyOf(versions.list), keyOf(usage.daily)];
}

/** What people call it: its name, or where it belongs. */
export function nameOf({ name, namespace, saveId }: Pick<CloudSave, 'name' | 'namespace' | 'saveId'>): string {
  return name || namespace || saveId;
}
