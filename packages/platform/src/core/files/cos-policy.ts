// Forms of COS: what their policy allows, and that the temporary key has signed it. Source: wire/data-and-tools.md 2.3.
import { createHash, createHmac } from 'node:crypto';
import { sameSecret } from '#kernel/keys/seal';
import type { Signed } from './cos-signature.ts';
import type { TemporaryKey } from './credential.ts';

/** Fields of a form, their names in lower case. */
export type FormFields = Readonly<Record<string, string | undefined>>;

export interface Lengths {
  readonly least: number;
  readonly most: number;
}

interface Policy {
  readonly expiration: string;
  readonly conditions: readonly unknown[];
}

const ANY_LENGTH: Lengths = { least: 0, most: Number.POSITIVE_INFINITY };

/** Has the key signed the policy of the form, and does that allow the form at `now`? */
export function checkCosPolicy(
  fields: FormFields,
  bucket: string,
  key: TemporaryKey,
  now: Date,
): Exclude<Signed, 'right'> | Lengths {
  const { policy: encoded = '', 'q-key-time': keyTime = '', 'q-signature': given = '' } = fields;
  if (fields['q-sign-algorithm'] !== 'sha1' || fields['q-ak'] !== key.tmpSecretId) {
    return fields['q-sign-algorithm'] === undefined ? 'absent' : 'wrong';
  }
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const signKey = createHmac('sha1', key.tmpSecretKey).update(keyTime).digest('hex');
  const right = createHmac('sha1', signKey).update(createHash('sha1').update(text).digest('hex')).digest('hex');
  const policy = sameSecret(right, given) ? policyOf(text) : undefined;
  if (policy === undefined) {
    return 'wrong';
  }
  const end = Date.parse(policy.expiration);
  const [, keyEnd = Number.NaN] = keyTime.split(';').map(Number);
  if (!(now.getTime() < end && now.getTime() < keyEnd * 1000)) {
    return 'expired';
  }
  const known = { ...fields, bucket, 'q-sign-time': fields['q-sign-time'] ?? keyTime };
  return policy.conditions.reduce<Lengths | 'wrong'>(
    (lengths, condition) => (lengths === 'wrong' ? lengths : narrowed(lengths, condition, known)),
    ANY_LENGTH,
  );
}

function policyOf(text: string): Policy | undefined {
  try {
    const policy = JSON.parse(text) as Partial<Policy> | null;
    return typeof policy?.expiration === 'string' && Array.isArray(policy.conditions) ? (policy as Policy) : undefined;
  } catch {
    return undefined;
  }
}

/** What is no condition that we know allows nothing. */
function narrowed(lengths: Lengths, condition: unknown, fields: FormFields): Lengths | 'wrong' {
  if (Array.isArray(condition)) {
    const [operator, one, other] = condition as readonly unknown[];
    if (operator === 'content-length-range' && typeof one === 'number' && typeof other === 'number') {
      return { least: Math.max(lengths.least, one), most: Math.min(lengths.most, other) };
    }
    const value =
      typeof one === 'string' && one.startsWith('$') ? (fields[one.slice(1).toLowerCase()] ?? '') : undefined;
    if (value === undefined || typeof other !== 'string') {
      return 'wrong';
    }
    const holds = operator === 'eq' ? value === other : operator === 'starts-with' && value.startsWith(other);
    return holds ? lengths : 'wrong';
  }
  if (typeof condition !== 'object' || condition === null) {
    return 'wrong';
  }
  return Object.entries(condition).every(([name, value]) => fields[name.toLowerCase()] === value) ? lengths : 'wrong';
}
