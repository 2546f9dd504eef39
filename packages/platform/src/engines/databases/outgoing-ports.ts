// Ports that the machine gives to connections that go out: one that was given cannot be listened on meanwhile.
import { readFile } from 'node:fs/promises';

export type PortRange = readonly [first: number, last: number];

const LINUX_SAYS = '/proc/sys/net/ipv4/ip_local_port_range';

/** Those of the machine, where ports of these are among them. */
export async function outgoingAmong([first, last]: PortRange, path = LINUX_SAYS): Promise<PortRange | null> {
  const said = await readFile(path, 'utf8').catch(() => '');
  const [from = 0, to = 0] = said.trim().split(/\s+/).map(Number);
  return from <= last && to >= first ? [from, to] : null;
}
