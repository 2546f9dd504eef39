// Can an address be reached? Asked of allocations that time out; only this machine is tried, and only for those who sit
// at it, else anybody could look through its ports. Source: wire/cdn-and-platform.md 2.3.8.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { multiverse } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { isLocalOrigin, isLoopback } from '#kernel/server/loopback';
import { invalid } from './require.ts';

type Ping = Extract<Handlers<typeof multiverse>['ping'], (...args: never[]) => unknown>;

const TCP_MS = 2000;
/** A game server need not answer what it does not understand; a closed port says so at once. */
const UDP_MS = 300;

interface Target {
  readonly host: string;
  readonly port: number;
}

export const ping: Ping = async (call) => {
  const { address, protocol = 'tcp' } = call.input;
  const target = targetOf(address);
  if (target === undefined) {
    throw invalid(call, 'address: host:port');
  }
  const isTried = isLoopback(target.host) && isLocalOrigin(call.ports.origins.console);
  const start = performance.now();
  const Reachable = isTried && (await (protocol === 'tcp' ? opensTcp(target) : opensUdp(target)));
  const LatencyMs = Reachable ? Math.round(performance.now() - start) : 0;
  return { Address: address, Reachable, LatencyMs, CheckedAt: call.now };
};

function targetOf(address: string): Target | undefined {
  const { name = '', digits = '' } =
    /^(?<name>[\w.-]+|\[[0-9a-f:]+\]):(?<digits>\d{1,5})$/i.exec(address)?.groups ?? {};
  const port = Number(digits);
  const host = name.toLowerCase() === 'localhost' ? '127.0.0.1' : name.replace(/^\[(.*)\]$/, '$1');
  return host === '' || port < 1 || port > 65_535 ? undefined : { host, port };
}

async function opensTcp({ host, port }: Target): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(TCP_MS) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** True unless the machine says that nobody listens there. */
async function opensUdp({ host, port }: Target): Promise<boolean> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  try {
    const signal = AbortSignal.timeout(UDP_MS);
    socket.connect(port, host);
    await once(socket, 'connect', { signal });
    const heard = once(socket, 'message', { signal });
    socket.send('ping');
    await heard;
    return true;
  } catch (error) {
    return (error as { readonly name?: string }).name === 'AbortError';
  } finally {
    socket.close();
  }
}
