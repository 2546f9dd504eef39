// What of a user may be changed, and by whom.
import * as z from 'zod';

/** Properties that users set of themselves; the others are the platform's or an operator's. Source: wire 2.3.7. */
const OWN_PROPERTIES: ReadonlySet<string> = new Set(['policyVersion', 'email']);
/** What somebody would like to have, a property for each: so it counts once for each user. */
const WISH = /^wish\.[a-z]{1,32}\.[a-z-]{1,32}$/;

export function isOwnProperty(key: string): boolean {
  return OWN_PROPERTIES.has(key) || WISH.test(key);
}

const LARGEST_PROPERTIES_BYTES = 16_384;

export function propertiesFit(properties: Readonly<Record<string, string>>): boolean {
  return Buffer.byteLength(JSON.stringify(properties)) <= LARGEST_PROPERTIES_BYTES;
}

/** Agreed to is a version that there is; an empty one takes the agreement back, so that the user is asked again. */
export function isKnownPolicy(version: string | undefined, known: readonly (string | undefined)[]): boolean {
  return version === undefined || version === '' || known.includes(version);
}

export function isEmail(text: string): boolean {
  return z.email().max(254).safeParse(text).success;
}
