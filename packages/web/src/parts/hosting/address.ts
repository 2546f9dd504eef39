// Where players reach a server, in words.
import type { ServerPort } from '@uos/sdk/services/multiverse';

export function addressOf(ip: string, { port }: Pick<ServerPort, 'port'>): string {
  return ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`;
}

/** Every port with its name; without an address only the ports that are opened. */
export function portWords(ip: string, ports: readonly ServerPort[]): string {
  return ports
    .map((port) => `${port.name} ${port.protocol} ${ip === '' ? port.port : addressOf(ip, port)}`)
    .join(' · ');
}
