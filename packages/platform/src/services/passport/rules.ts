// Numbers, names and states of identity domains and realms.

/** Name of the realm that every identity domain starts with. */
export const DEFAULT_REALM_NAME = '默认区服';

export function propertiesBytes(properties: Readonly<Record<string, string>>): number {
  return Buffer.byteLength(JSON.stringify(properties));
}

/** Nobody is older; a larger number is a mistake, and PostgreSQL's integer ends somewhere. */
export const MAX_AGE = 150;
