// The size limit of custom properties. Source: passport 5 and 9 (propertiesBytesLimit); wire/passport.md 5.15.

import type { Verdict } from '../verdict.ts';

/** Largest JSON text of the properties of a user, persona, realm or guild, in UTF-8 bytes. */
export const propertiesBytesLimit = 512;

/** Refuses properties whose JSON text is larger than the limit. */
export function checkPropertiesSize(
  properties: Readonly<Record<string, string>>,
  limit: number = propertiesBytesLimit,
): Verdict {
  const bytes = new TextEncoder().encode(JSON.stringify(properties)).byteLength;
  return bytes <= limit
    ? undefined
    : {
        zh: `自定义属性共 ${bytes} 字节，上限为 ${limit} 字节`,
        en: `Properties take ${bytes} bytes, the limit is ${limit}`,
      };
}
