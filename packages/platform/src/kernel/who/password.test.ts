import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

const derive = promisify(argon2);

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

  it('takes as much work for an unknown account as for a wrong password', async () => {
    const stored = await hashPassword('right');
    const work = async (hash: string | undefined): Promise<number> => {
      const before = process.cpuUsage();
      await verifyPassword('wrong', hash);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // why CPU time and the least of several, of more where they differ: the clock shows what else the machine does
    const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    const ratio = () => least.unknown / least.known;
    for (let round = 0; round < 12 || (round < 60 && Math.abs(ratio() - 1) > 0.1); round += 1) {
      least.known = Math.min(least.known, await work(stored));
      least.unknown = Math.min(least.unknown, await work(undefined));
    }
    expect(ratio()).toBeGreaterThan(0.9);
    expect(ratio()).toBeLessThan(1.1);
  });
});
