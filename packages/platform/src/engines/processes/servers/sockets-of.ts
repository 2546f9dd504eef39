// Who has which socket, from the kernel's own tables.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface SocketOwner {
  readonly uid: number;
  readonly inode: string;
}

const LISTEN = '0A';

/** Who made a connection from a port of this machine's loopback to another; undefined where the kernel does not tell. */
export function ownerOfConnection(from: number, to: number): SocketOwner | undefined {
  const row = rowsOf('/proc/self/net/tcp').find(
    ({ local, remote }) => local === `0100007F:${hex(from)}` && remote === `0100007F:${hex(to)}`,
  );
  return row && { uid: row.uid, inode: row.inode };
}

/** Whether one of the processes has the socket. */
export function isSocketOf(inode: string, processes: readonly number[]): boolean {
  return processes.some((pid) => {
    try {
      return readdirSync(`/proc/${pid}/fd`).some((fd) => {
        try {
          return readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`;
        } catch {
          return false;
        }
      });
    } catch {
      return false;
    }
  });
}

/** Whether somebody listens on all the ports, in the network that the process is in. */
export function listensOnAll(pid: number, ports: readonly number[]): boolean {
  const open = new Set(
    ['tcp', 'tcp6']
      .flatMap((table) => rowsOf(`/proc/${pid}/net/${table}`))
      .filter(({ state }) => state === LISTEN)
      .map(({ local }) => Number.parseInt(local.slice(local.lastIndexOf(':') + 1), 16)),
  );
  return ports.every((port) => open.has(port));
}

/** What has gone through a network of its own, but for its loopback. */
export function trafficOf(pid: number): { readonly sentBytes: number; readonly receivedBytes: number } {
  let [sentBytes, receivedBytes] = [0, 0];
  try {
    for (const line of readFileSync(`/proc/${pid}/net/dev`, 'utf8').split('\n').slice(2)) {
      const [name = '', ...numbers] = line.trim().split(/[\s:]+/);
      if (name !== '' && name !== 'lo') {
        receivedBytes += Number(numbers[0]);
        sentBytes += Number(numbers[8]);
      }
    }
  } catch {
    return { sentBytes: 0, receivedBytes: 0 };
  }
  return { sentBytes, receivedBytes };
}

function rowsOf(file: string): { local: string; remote: string; state: string; uid: number; inode: string }[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '')
      .map((line) => line.trim().split(/\s+/))
      .map(([, local = '', remote = '', state = '', , , , uid = '', , inode = '']) => ({
        ...{ local, remote, state, uid: Number(uid), inode },
      }));
  } catch {
    return [];
  }
}

function hex(port: number): string {
  return port.toString(16).toUpperCase().padStart(4, '0');
}
