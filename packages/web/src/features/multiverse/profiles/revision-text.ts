// A version of a profile as lines that can be held against those of another one.
import type { MultiverseRevision } from '@uos/sdk/services/multiverse';

export type RevisionWords = Pick<
  MultiverseRevision,
  | 'imageName'
  | 'os'
  | 'startCommand'
  | 'startArgs'
  | 'workDir'
  | 'portList'
  | 'envList'
  | 'fileConfigs'
  | 'cpuLimit'
  | 'cpuRequest'
  | 'memoryLimit'
  | 'memoryRequest'
  | 'allocationTTL'
  | 'description'
>;

/** Sorted where the order says nothing, with every file line by line. */
export function revisionText(revision: RevisionWords): string {
  const { portList, envList, fileConfigs, allocationTTL, ...plain } = revision;
  const { hour, minute, second } = allocationTTL;
  return [
    `image: ${plain.imageName}`,
    `os: ${plain.os}`,
    `start: ${[plain.startCommand, plain.startArgs].filter((word) => word !== '').join(' ')}`,
    `folder: ${plain.workDir}`,
    `cpu: ${plain.cpuRequest} / ${plain.cpuLimit}`,
    `memory: ${plain.memoryRequest} / ${plain.memoryLimit}`,
    `timeout: ${hour}h ${minute}m ${second}s`,
    `description: ${plain.description}`,
    ...sorted(portList.map(({ name, protocol, port }) => `port ${name}: ${protocol} ${port}`)),
    ...sorted(envList.map(({ envKey, envValue }) => `env ${envKey}=${envValue}`)),
    ...[...fileConfigs]
      .sort((a, b) => compare(pathOf(a), pathOf(b)))
      .flatMap((file) => [`file ${pathOf(file)}`, ...file.content.split('\n').map((line) => `  ${line}`)]),
  ].join('\n');
}

function pathOf({ mountPath, filename }: MultiverseRevision['fileConfigs'][number]): string {
  return `${mountPath.replace(/\/$/, '')}/${filename}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const sorted = (lines: readonly string[]): string[] => [...lines].sort(compare);
