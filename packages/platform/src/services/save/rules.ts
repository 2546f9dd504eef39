// What saves obey, as plain numbers and functions. Source: wire/data-and-tools.md 1.2.
import type { SaveTables } from './tables.ts';

export type Limits = Omit<SaveTables['save_apps'], 'app_id'>;

/** Limits of an app that has set none. */
export const DEFAULT_LIMITS: Limits = {
  max_save_size: 10_000_000,
  max_saves_per_user: 100,
  max_bytes_per_user: 200_000_000,
  keep_versions: 5,
  max_pfp_size: 2_000_000,
  download_url_ttl: 1800,
  client_write_enabled: true,
};

/** Largest object that any app may allow. */
export const LARGEST_BYTES = 5_000_000_000;

/**
 * Uploads of one player that wait to be confirmed, besides as many bytes as it may keep; the back end of a game answers
 * for itself. why so many: a device that hears of another one leaves its upload behind and makes a new one
 */
export const WAITING_UPLOADS = 500;

/** What was never confirmed goes after a day. */
export const UNCONFIRMED_MS = 24 * 3_600_000;

/** Endings that a picture may be announced with; what it is the bytes say. */
export const PICTURE_FORMATS: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'webp', 'gif', '']);

/** Without its dot and in lower case, as it is compared. */
export const formatOf = (format: string | undefined): string => (format ?? '').replace(/^\./, '').toLowerCase();

/** What of a file name may stand in a key. */
export const endingOf = (format: string): string => (/^[a-z0-9]{1,8}$/.test(format) ? `.${format}` : '');

/** How each kind of picture begins, in hex; a dot is any digit. */
const PICTURES: readonly (readonly [image: 'png' | 'jpeg' | 'gif' | 'webp', looks: RegExp])[] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['gif', /^47494638(?:37|39)61/],
  ['webp', /^52494646.{8}57454250/],
];

/** Bytes that tell a picture. */
export const PICTURE_BYTES = 12;

/** What kind of picture begins so; an SVG is a program and none of them. */
export function imageOf(head: Uint8Array): (typeof PICTURES)[number][0] | '' {
  const hex = Buffer.from(head.subarray(0, PICTURE_BYTES)).toString('hex');
  return PICTURES.find(([, looks]) => looks.test(hex))?.[0] ?? '';
}
