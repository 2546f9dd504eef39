// A WebSocket whose traffic is looked at. What it shows carries no token: one who looks over a shoulder could use it.
import type { MakeSocket } from '@uos/sdk/realtime';

export interface Frame {
  readonly way: 'in' | 'out';
  /** Bytes on the wire, in UTF-8. */
  readonly bytes: number;
  readonly json: string;
}

export function tapped(onFrame: (frame: Frame) => void, onSocket: (socket: WebSocket) => void): MakeSocket {
  return (url, protocols) => {
    const socket = new WebSocket(url, protocols);
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      send(data);
      onFrame(frameOf('out', String(data)));
    };
    socket.addEventListener('message', ({ data }) => onFrame(frameOf('in', String(data))));
    onSocket(socket);
    return socket;
  };
}

function frameOf(way: Frame['way'], data: string): Frame {
  const bytes = new TextEncoder().encode(data).byteLength;
  return { way, bytes, json: data.replace(/("token":")[^"]*/, '$1…') };
}
