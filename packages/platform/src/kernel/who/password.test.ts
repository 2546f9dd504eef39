import crypto, { argon2 } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

const plain = argon2;
const derive = promisify(plain);

/** A hash as an older build may have made it. */
async function oldHash(password: string, memory: number, passes: number): Promise<string> {
  const nonce = Buffer.alloc(16, 1);
  const tag = await derive('argon2id', { message: password, nonce, memory, passes, parallelism: 1, tagLength: 32 });
  return ['argon2id', memory, passes, 1, nonce.toString('base64url'), tag.toString('base64url')].join('$');
}

describe('hashPassword', () => {
  it('is argon2id with at least 19 MiB and two passes, and salted', async () => {
    const [one, two] = [await hashPassword('same'), await hashPassword('same')];
    const [kind, memory, passes, parallelism] = one.split('$');
    expect([kind, Number(memory) >= 19_456, Number(passes) >= 2, parallelism]).toEqual(['argon2id', true, true, '1']);
    expect(one).not.toBe(two);
  });
});

describe('verifyPassword', () => {
  it('knows the password, and nothing near it', async () => {
    const stored = await hashPassword('correct horse 马');
    expect(await verifyPassword('correct horse 马', stored)).toBe(true);
    for (const wrong of ['', 'correct horse', 'correct horse 马 ', 'Correct horse 马']) {
      expect(await verifyPassword(wrong, stored)).toBe(false);
    }
    expect(await verifyPassword('', undefined)).toBe(false);
  });

  it('checks a hash by the cost it was made with, and says that it should be made anew', async () => {
    const weak = await oldHash('old', 8192, 1);
    expect(await verifyPassword('old', weak)).toBe(true);
    expect([isOutdated(weak), isOutdated(await hashPassword('old'))]).toEqual([true, false]);
  });

  it('does for an unknown account the work that it does for a wrong password', async () => {
    const stored = await hashPassword('right');
    const { work, verify } = await counted();
    for (const hash of [stored, undefined]) {
      expect(await verify('wrong', hash)).toBe(false);
    }
    const [known, unknown, ...others] = work;
    expect(known).toMatchObject({ algorithm: 'argon2id', memory: 19_456, nonceBytes: 16, tagLength: 32 });
    expect(unknown).toEqual(known);
    expect(others).toEqual([]);
  });
});

/** The same module once more, and what it asks of Node's crypto. */
async function counted() {
  const work: object[] = [];
  crypto.argon2 = (algorithm, parameters, done) => {
    const { nonce, message: _, ...cost } = parameters;
    work.push({ algorithm, ...cost, nonceBytes: Buffer.from(nonce as Buffer).length });
    plain(algorithm, parameters, done);
  };
  syncBuiltinESMExports();
  try {
    const again = `${import.meta.resolve('./password.ts')}?counted`;
    const { verifyPassword: verify } = (await import(again)) as { readonly verifyPassword: typeof verifyPassword };
    return { work, verify };
  } finally {
    crypto.argon2 = plain;
    syncBuiltinESMExports();
  }
}
