// Ports of this machine for the ports of a server: taken in the database first, so that of two platforms one has it, and
// tried, so that no other program of the machine has it.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Db } from '#db/connect';
import type { GivenPort, WantedPort } from './port.ts';
import { givePort, takenPorts, takePort } from './store.ts';

export interface PortsOf {
  readonly machine: string;
  readonly serverId: string;
  readonly range: readonly [number, number];
  /** Where it is listened on: an address of this machine. */
  readonly address: string;
}

/** @throws Error where the range has no more */
export async function takePorts(db: Db, wanted: readonly WantedPort[], of: PortsOf): Promise<readonly GivenPort[]> {
  const taken = await takenPorts(db, of.machine);
  const [first, last] = of.range;
  const given: GivenPort[] = [];
  let next = first;
  for (const want of wanted) {
    let hostPort: number | undefined;
    for (; next <= last && hostPort === undefined; next += 1) {
      const port = { machine: of.machine, protocol: want.protocol, port: next, server_id: of.serverId };
      if (taken.has(`${want.protocol} ${next}`) || !(await takePort(db, port))) {
        continue;
      }
      if (await isPortFree(want.protocol, next, of.address)) {
        hostPort = next;
      } else {
        await givePort(db, port);
      }
    }
    if (hostPort === undefined) {
      throw new Error(`no port from ${first} to ${last} is free`);
    }
    given.push({ ...want, hostPort });
  }
  return given;
}

/** Whether nobody on this machine has any of them there. */
export async function areFree(ports: readonly GivenPort[], address: string): Promise<boolean> {
  const free = await Promise.all(ports.map(({ protocol, hostPort }) => isPortFree(protocol, hostPort, address)));
  return !free.includes(false);
}

/** Whether nobody on this machine has the port there. */
export async function isPortFree(protocol: WantedPort['protocol'], port: number, address: string): Promise<boolean> {
  const isUdp = protocol === 'UDP';
  const socket = isUdp
    ? createSocket('udp4').bind(port, address)
    : createServer().listen({ port, host: address, exclusive: true });
  const isFree = await once(socket, 'listening').then(
    () => true,
    () => false,
  );
  // why also where it has no port: a socket of UDP keeps its descriptor until it is closed
  if (isFree || isUdp) {
    socket.close();
  }
  return isFree;
}
