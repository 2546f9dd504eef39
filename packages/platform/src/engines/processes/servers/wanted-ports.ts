// Ports that a program says it opens.
import type { WantedPort } from './port.ts';

/** What is wrong with them together. */
export function portsFault(ports: readonly WantedPort[]): string | undefined {
  if (hasTwice(ports.map(({ name }) => name))) {
    return 'portList: names are unique';
  }
  return hasTwice(ports.map(({ protocol, port }) => `${protocol} ${port}`))
    ? 'portList: a port stands once'
    : undefined;
}

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;
