// What services say to many sockets at once: `ports.sockets`.
import { declaredSockets } from '@uos/contract';
import type { ServiceRecord } from '#kernel/service';
import { encoder } from './encoder.ts';
import type { SocketEngine } from './engine.ts';

/** The sockets of one kind on this process, by the groups that they have joined. */
export interface SocketGroups<Out = unknown> {
  /** To every member, written once; answers how many sockets took it. */
  publish(group: string, message: Out, options?: { readonly seq?: number }): Promise<number>;
  close(group: string, code: number, reason?: string): void;
  size(group: string): number;
}

export interface SocketsPort {
  readonly engine: SocketEngine;
  /** @throws Error where no service of this platform has it */
  of<Out = unknown>(id: string): SocketGroups<Out>;
  /** Hears that sockets of this process have ended all at once; answers how to hear no more. */
  onEngineLost(listener: () => void): () => void;
  /** Hears of every message that was published. */
  onPublished(listener: (socket: string, bytes: number, count: number) => void): void;
}

/** The name of a group among those of all kinds. */
export function groupName(socketId: string, group: string): string {
  return `${socketId} ${group}`;
}

export function socketsPort(
  records: readonly ServiceRecord[],
  engine: SocketEngine,
  { strict }: { readonly strict: boolean },
): SocketsPort {
  const declared = new Map(declaredSockets(records.map(({ contract }) => contract)).map((one) => [one.id, one]));
  let published: ((socket: string, bytes: number, count: number) => void) | undefined;
  return {
    engine,
    of(id) {
      const kind = declared.get(id);
      if (kind === undefined) {
        throw new Error(`no service has the socket ${id}`);
      }
      const encode = encoder(kind, strict);
      return {
        async publish(group, message, { seq } = {}) {
          const written = encode(message);
          const count = await engine.publish(groupName(id, group), written, seq);
          published?.(id, Buffer.byteLength(written), count);
          return count;
        },
        close: (group, code, reason = '') => engine.closeGroup(groupName(id, group), code, reason),
        size: (group) => engine.size(groupName(id, group)),
      };
    },
    onEngineLost: engine.onLost,
    onPublished(listener) {
      published = listener;
    },
  };
}
