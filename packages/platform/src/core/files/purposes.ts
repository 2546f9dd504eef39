// What may be uploaded, and how large: one row for each purpose of a credential.

export interface PurposeRules {
  /** Endings of file names, lower case; undefined takes any. */
  readonly endings?: readonly string[];
  readonly limitBytes: number;
  /** True for what everybody may read who has the address. */
  readonly isPublic?: boolean;
}

const MEGABYTE = 1_000_000;
const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'gif'];

export const PURPOSES = {
  voucher: { endings: [...PICTURES, 'pdf'], limitBytes: 10 * MEGABYTE },
  license: { endings: [...PICTURES, 'pdf'], limitBytes: 10 * MEGABYTE },
  icon: { endings: PICTURES, limitBytes: 2 * MEGABYTE, isPublic: true },
  consultation: { limitBytes: 50 * MEGABYTE },
  package: { endings: ['apk', 'aab', 'hap', 'zip'], limitBytes: 2000 * MEGABYTE },
  invoice: { endings: ['pdf', 'ofd'], limitBytes: 20 * MEGABYTE },
} as const satisfies Readonly<Record<string, PurposeRules>>;

export const LARGEST_FILE_BYTES = Math.max(...Object.values(PURPOSES).map(({ limitBytes }) => limitBytes));

export type Purpose = keyof typeof PURPOSES;

export function rulesOf(purpose: string): PurposeRules | undefined {
  return Object.hasOwn(PURPOSES, purpose) ? PURPOSES[purpose as Purpose] : undefined;
}

export function endingOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Only what a browser can show without running it; everything else is saved. */
const SHOWN: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
};

export function contentTypeOf(fileName: string): string {
  return SHOWN[endingOf(fileName)] ?? 'application/octet-stream';
}

export function isShown(contentType: string): boolean {
  return Object.values(SHOWN).includes(contentType);
}
