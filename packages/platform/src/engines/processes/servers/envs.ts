// Variables that callers give a server beside those it has from the platform.
// Source: wire/realtime-and-compute.md 2.1, 2.4.
import { check, envKey, reservedEnvKeys } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';

const MOST_ENVS = 100;
const ENV_BYTES = 64 * 1024;

/** Names that a server has from the platform. */
export function isReserved(name: string): boolean {
  return reservedEnvKeys.includes(name) || name.startsWith('PORT_');
}

/** @throws invalid for a name that is none or the platform's own, and for too much of them */
export function refuseEnvs({ refuse }: Pick<Call, 'refuse'>, envs: Readonly<Record<string, string>>): void {
  const fault = faultOf(Object.entries(envs));
  if (fault !== undefined) {
    throw refuse('invalid', 'invalid parameters', { details: [`envs: ${fault}`] });
  }
}

function faultOf(all: readonly (readonly [string, string])[]): string | undefined {
  const wrong = all.find(([name]) => check(envKey, name) !== undefined || isReserved(name))?.[0];
  if (wrong !== undefined) {
    return isReserved(wrong) ? `${wrong} is set by the platform` : `${wrong} is no name`;
  }
  const bytes = all.reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
  if (all.length > MOST_ENVS || bytes > ENV_BYTES) {
    return `at most ${MOST_ENVS}, of ${ENV_BYTES} bytes together`;
  }
  return all.some(([, value]) => value.includes('\0')) ? 'a value holds no NUL' : undefined;
}
