// Files of a form: each is sent as soon as it is picked, and the form carries where it can be read.
import { platform } from '../../shell/uos.ts';
import { text } from './text.zh.ts';

export interface UploadedFile {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Where it is read; empty until it has arrived. */
  readonly url: string;
  /** Why it did not arrive. */
  readonly problem?: string;
}

export type UploadPurpose = 'voucher' | 'license' | 'consultation' | 'invoice';

/** Photographed or scanned papers: what the platform takes as a voucher or a licence. */
export const PAPERS = { endings: ['png', 'jpg', 'jpeg', 'webp', 'gif', 'pdf'], maxBytes: 10_000_000 } as const;

/** Whether a browser can show it in a page. */
export function isPicture(url: string): boolean {
  return /\.(png|jpe?g|webp|gif)$/i.test(nameIn(url));
}

/** One file to the object store, with a permission for that file only. Answers where it can be read. */
export async function sendFile(file: File, purpose: UploadPurpose, area?: string): Promise<string> {
  const { uploadUrl, fileUrl } = await platform.session.uploadCredential({
    FileName: file.name,
    Purpose: purpose,
    ...(area === undefined ? {} : { Prefix: area }),
  });
  const answer = await fetch(uploadUrl, {
    method: 'PUT',
    body: file,
    headers: { 'Content-Type': file.type === '' ? 'application/octet-stream' : file.type },
  });
  if (!answer.ok) {
    throw new Error(text.refused(answer.status));
  }
  return fileUrl;
}

/** What keeps a form with these files from being sent. */
export function filesProblem(files: readonly UploadedFile[]): string | undefined {
  if (files.some(({ problem }) => problem !== undefined)) {
    return text.notArrived;
  }
  return files.some(({ url }) => url === '') ? text.stillSending : undefined;
}

export function urlsOf(files: readonly UploadedFile[]): string[] {
  return files.map(({ url }) => url);
}

/** A file that arrived before, such as the licence of an application that is changed. */
export function arrivedFile(url: string): readonly UploadedFile[] {
  return url === '' ? [] : [{ key: url, name: nameIn(url), sizeBytes: 0, url }];
}

export function nameIn(url: string): string {
  const last = url.split('?')[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
