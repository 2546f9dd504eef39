// What hosting does as long as the process lives.
import type { Ports } from '#kernel/ports';
import type { Opened } from '#kernel/service';
import { qosStream } from './qos.ts';
import { hostedServers } from './servers/kind.ts';
import { KIND } from './servers/names.ts';

export function openHosting(ports: Ports): Opened {
  ports.servers.define(KIND, hostedServers(ports));
  return { streams: [qosStream] };
}
