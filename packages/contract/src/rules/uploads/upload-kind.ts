// Which files each upload takes. Source: platform-core 5 (upload files); wire/data-and-tools.md 1.2 (profile pictures).

import type { Verdict } from '../verdict.ts';

export interface UploadKind {
  readonly zh: string;
  readonly en: string;
  /** Lower-case extensions without the dot. */
  readonly extensions: readonly string[];
  /** MIME types that a browser may name; absent where the extension alone decides. */
  readonly mimeTypes?: readonly string[];
}

export const uploadKinds = {
  androidPackage: { zh: '安卓安装包', en: 'Android package', extensions: ['apk'] },
  protectionPackage: { zh: '加固包', en: 'Package to protect', extensions: ['apk', 'aab'] },
  harmonyPackage: { zh: '鸿蒙安装包', en: 'Harmony package', extensions: ['hap'] },
  devicePackage: { zh: '测试包', en: 'Test package', extensions: ['apk', 'hap'] },
  zip: {
    zh: 'ZIP 压缩包',
    en: 'Zip archive',
    extensions: ['zip'],
    mimeTypes: ['application/zip', 'application/x-zip-compressed', 'application/octet-stream', 'application/x-zip'],
  },
  profilePicture: { zh: '头像', en: 'Profile picture', extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif'] },
} as const satisfies Record<string, UploadKind>;

/** Checks a file's name, and its MIME type where the kind lists some and the browser named one. */
export function checkUpload(kind: UploadKind, fileName: string, mimeType = ''): Verdict {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const named = fileName.includes('.') && kind.extensions.includes(extension);
  const typed = mimeType === '' || kind.mimeTypes === undefined || kind.mimeTypes.includes(mimeType.toLowerCase());
  const list = kind.extensions.map((name) => `.${name}`).join(' ');
  return named && typed ? undefined : { zh: `${kind.zh}须为 ${list} 文件`, en: `${kind.en}: a ${list} file` };
}
