// What the next revision of a profile is: the one before it, with what was given in its place.
import { secondsToTtl, ttlToSeconds } from '@uos/contract/rules';
import type { MultiverseRevision, RevisionsCreateInput } from '../../generated/multiverse.ts';

/** What may be said of a revision; what is not said stays as it was. */
export type GivenRevision = Omit<RevisionsCreateInput, 'profileId' | 'imageId' | 'allocationTTL'> & {
  /** Longest wait from the start to ready. */
  readonly startSeconds?: number;
};

type Wish = Omit<RevisionsCreateInput, 'profileId'>;

/** The input of a revision that is as `before` but for the image and what is given. */
export function wishOf(imageId: string, { startSeconds, ...given }: GivenRevision, before?: MultiverseRevision): Wish {
  const { cpu } = given;
  const cores = cpu === undefined ? undefined : `${Math.max(1, Math.round(cpu * 1000))}m`;
  return {
    imageId,
    ...(before !== undefined && {
      os: before.os as NonNullable<Wish['os']>,
      startCommand: before.startCommand,
      startArgs: before.startArgs,
      workDir: before.workDir,
      portList: before.portList as NonNullable<Wish['portList']>,
      envList: before.envList,
      fileConfigs: before.fileConfigs,
      description: before.description,
      allocationTTL: before.allocationTTL,
      // why: cores that are given fill the memory that is not written, so none of before is written then
      ...(cores === undefined && {
        cpuLimit: before.cpuLimit,
        cpuRequest: before.cpuRequest,
        memoryLimit: before.memoryLimit,
        memoryRequest: before.memoryRequest,
      }),
    }),
    ...(cores !== undefined && { cpuLimit: cores, cpuRequest: cores }),
    ...given,
    ...(startSeconds !== undefined && { allocationTTL: secondsToTtl(startSeconds) }),
  };
}

const FIELDS = [
  'imageId',
  'os',
  'startCommand',
  'startArgs',
  'workDir',
  'portList',
  'envList',
  'fileConfigs',
  'cpuLimit',
  'cpuRequest',
  'memoryLimit',
  'memoryRequest',
  'allocationTTL',
  'description',
] as const;

export type RevisionField = (typeof FIELDS)[number];

/** Fields in which a wish differs from a revision; those that it leaves to the platform are as they are. */
export function changesOf(wish: Wish, revision: MultiverseRevision): RevisionField[] {
  return FIELDS.filter((field) => {
    const value = field === 'imageId' || field in wish ? wish[field] : undefined;
    return value !== undefined && textOf(field, value) !== textOf(field, revision[field]);
  });
}

function textOf(field: RevisionField, value: unknown): string {
  if (field === 'allocationTTL') {
    return String(ttlToSeconds(value as MultiverseRevision['allocationTTL']));
  }
  if (!Array.isArray(value)) {
    return JSON.stringify(value);
  }
  // why: neither the order of a list nor that of keys says anything
  return JSON.stringify(value.map((one: object) => JSON.stringify(Object.entries(one).sort())).sort());
}
