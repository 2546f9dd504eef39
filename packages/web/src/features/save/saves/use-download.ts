// A save as a file, with the very bytes a player gets.
import type { CloudSave } from '@uos/sdk/services/save';
import { useAction } from '../../../kit/act/use-action.ts';
import { download } from '../../../kit/keep/download.ts';
import { saveOf } from '../queries.ts';
import { text } from '../text.zh.ts';

interface Stored {
  readonly originalName: string;
  readonly format: string;
  readonly fileURL?: string;
}

export function useDownload(appId: string) {
  return useAction({
    run: async ({ saveId }: Pick<CloudSave, 'saveId'>) => {
      const { save } = await saveOf(appId).files.get({ id: saveId, includeDownloadURL: true });
      await fetchFile(save.file, saveId);
    },
  });
}

/** Hands the bytes to the person under the name that the player's device gave them. */
export async function fetchFile({ originalName, format, fileURL = '' }: Stored, fallback: string): Promise<void> {
  const answer = await fetch(fileURL, { credentials: 'omit' });
  if (!answer.ok) {
    throw new Error(text.notDownloaded(answer.status));
  }
  download(originalName || (format === '' ? fallback : `${fallback}.${format}`), await answer.blob());
}
