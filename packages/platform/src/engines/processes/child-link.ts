// The end of the control link that lies in the process: a module that was started as `linked` calls `openChildLink` once
// it can do its work. When the link closes the platform is gone, and the process goes too.
import { Socket } from 'node:net';
import { frameOf, messageReader } from './frames.ts';
import { LIMITS } from './limits.ts';

/** Number of the descriptor; a program in another language speaks there in lines of JSON too. */
export const LINK_FD = 3;

/** `ready` and `message` carry a body; a `ping` is answered by a `pong`. */
export interface Frame {
  readonly type: 'ready' | 'ping' | 'pong' | 'message';
  readonly body?: unknown;
}

export interface ChildLink {
  send(message: unknown): void;
}

interface ChildLinkOptions {
  readonly messageBytes?: number;
  /** Takes the open connections that the platform hands over; there is none where it was closed on its way. */
  readonly onSocket?: (message: unknown, socket: Socket | undefined) => void;
}

/** Says `ready`, answers whether it lives, and hands on what the platform sends. */
export function openChildLink(
  ready: unknown,
  onMessage: (message: unknown) => void,
  { messageBytes = LIMITS.messageBytes, onSocket }: ChildLinkOptions = {},
): ChildLink {
  const socket = new Socket({ fd: LINK_FD });
  const say = (frame: Frame) => socket.write(frameOf(frame, messageBytes));
  const read = messageReader(messageBytes, (frame) => {
    const { type, body } = frame as Frame;
    if (type === 'ping') {
      say({ type: 'pong' });
    } else if (type === 'message') {
      onMessage(body);
    }
  });
  socket.on('data', read);
  socket.on('error', () => process.exit(1));
  socket.on('close', () => process.exit(0));
  if (onSocket !== undefined) {
    process.on('message', ({ given }: { readonly given: unknown }, socket) =>
      onSocket(given, socket instanceof Socket ? socket : undefined),
    );
  }
  say({ type: 'ready', body: ready });
  return { send: (message) => say({ type: 'message', body: message }) };
}
