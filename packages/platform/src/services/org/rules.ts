// What the domain of an organisation may look like.

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** A host name of one or more labels, at most 253 characters, without a trailing dot. */
export function isDomainName(domain: string): boolean {
  return domain.length <= 253 && domain.split('.').every((label) => LABEL.test(label));
}
