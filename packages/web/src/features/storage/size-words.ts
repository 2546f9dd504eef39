// A size in words: cores, memory, disk.
import type { Database, DatabaseInstanceType } from '@uos/sdk/services/storage';
import { text } from './text.zh.ts';

export function sizeWords({ cpu, memory }: Pick<DatabaseInstanceType, 'cpu' | 'memory'>): string {
  return [...(cpu === 0 ? [] : [text.cores(cpu)]), memoryWords(memory)].join(' ');
}

/** why: the sizes of one engine are given in round MB, those of the others in GB */
function memoryWords(megabytes: number): string {
  return megabytes % 1024 === 0 ? `${megabytes / 1024} GB` : `${megabytes / 1000} GB`;
}

export const diskWords = ({ storage }: Pick<Database, 'storage'>): string | undefined =>
  storage === 0 ? undefined : `${storage} GB`;
