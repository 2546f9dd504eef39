// What the form of a version holds, what it sends, and how that reads as a version.
import { secondsToTtl, ttlToSeconds } from '@uos/contract/rules';
import type { MultiverseImage, MultiverseRevision, RevisionsCreateInput } from '@uos/sdk/services/multiverse';
import type { ValuesOf } from '../../../kit/form/fields-of.ts';
import type { EnvRow, FileRow, PortRow } from '../../../parts/hosting/row-values.ts';
import type { RevisionWords } from './revision-text.ts';

/** What a version is made of; the platform fills the resources that are left empty. */
type Given = Omit<RevisionsCreateInput, 'profileId' | 'cpu'>;

export type RevisionValues = ValuesOf<
  Given,
  {
    readonly portList: readonly PortRow[];
    readonly envList: readonly EnvRow[];
    readonly fileConfigs: readonly FileRow[];
    /** Seconds. */
    readonly allocationTTL: number | undefined;
  }
>;

const BLANK: RevisionValues = {
  imageId: '',
  startCommand: '',
  startArgs: '',
  workDir: '',
  os: '',
  portList: [{ name: 'game', protocol: 'UDP', port: 9998 }],
  envList: [],
  fileConfigs: [],
  cpuRequest: '',
  cpuLimit: '',
  memoryRequest: '',
  memoryLimit: '',
  allocationTTL: 30,
  description: '',
};

/** Those of a version; the usual ones without it. */
export function valuesOf(revision: MultiverseRevision | undefined): RevisionValues {
  if (revision === undefined) {
    return BLANK;
  }
  const { imageId, startCommand, startArgs, workDir, os, portList, envList, fileConfigs, description } = revision;
  const { cpuRequest, cpuLimit, memoryRequest, memoryLimit, allocationTTL } = revision;
  return {
    ...{ imageId, startCommand, startArgs, workDir, os, portList, envList, fileConfigs, description },
    ...{ cpuRequest, cpuLimit, memoryRequest, memoryLimit },
    allocationTTL: ttlToSeconds(allocationTTL),
  };
}

/** As a call takes it. An empty row is none; what is left empty is as the platform has it. */
export function sentOf(values: RevisionValues): Given {
  const { imageId, startCommand, startArgs, workDir, os, description, allocationTTL } = values;
  const { cpuRequest, cpuLimit, memoryRequest, memoryLimit } = values;
  const filled = Object.entries({ os, cpuRequest, cpuLimit, memoryRequest, memoryLimit }).filter(
    ([, value]) => value !== '',
  );
  return {
    ...{ imageId, startCommand, startArgs, workDir, description },
    ...(Object.fromEntries(filled) as Partial<Given>),
    portList: values.portList
      .filter(({ name, port }) => name !== '' || port !== undefined)
      .map(({ name, protocol, port }) => ({ name, protocol: protocol as 'TCP' | 'UDP', port: port ?? 0 })),
    envList: values.envList.filter(({ envKey, envValue }) => envKey !== '' || envValue !== ''),
    fileConfigs: values.fileConfigs.filter(({ filename, content }) => filename !== '' || content !== ''),
    ...(allocationTTL === undefined ? {} : { allocationTTL: secondsToTtl(allocationTTL) }),
  };
}

/** As it would be, so far as that is known before it is sent. */
export function wordsOf(
  values: RevisionValues,
  images: readonly Pick<MultiverseImage, 'id' | 'name'>[],
): RevisionWords {
  const sent = sentOf(values);
  return {
    ...values,
    imageName: images.find(({ id }) => id === values.imageId)?.name ?? values.imageId,
    portList: sent.portList ?? [],
    envList: sent.envList ?? [],
    fileConfigs: sent.fileConfigs ?? [],
    allocationTTL: secondsToTtl(values.allocationTTL ?? 0),
  };
}
