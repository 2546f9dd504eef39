// What stateful functions do as long as the process lives.
import type { Ports } from '#kernel/ports';
import type { Opened } from '#kernel/service';
import { logicServers } from './servers/kind.ts';
import { KIND } from './servers/names.ts';

export function openFunctions(ports: Ports): Opened {
  ports.servers.define(KIND, logicServers(ports));
  return {};
}
