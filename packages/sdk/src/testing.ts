// A real HTTP server that answers what a test tells it, and remembers what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a text. */
  readonly body?: unknown;
  /** Cuts the connection instead of answering. */
  readonly cut?: true;
  /** Never answers. */
  readonly hang?: true;
}

export interface TestServer {
  readonly origin: string;
  readonly asked: Asked[];
  /** What the next requests are answered, the last one for all that follow. */
  answer(...answers: (Answer | ((asked: Asked) => Answer))[]): void;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function startServer(): Promise<TestServer> {
  const asked: Asked[] = [];
  let answers: (Answer | ((asked: Asked) => Answer))[] = [{}];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const one: Asked = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      asked.push(one);
      const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
      respond(outgoing, typeof next === 'function' ? next(one) : next);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (...next) => {
      asked.length = 0;
      answers = next;
    },
    close: () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function respond(outgoing: ServerResponse, { status = 200, headers = {}, body, cut, hang }: Answer): void {
  if (cut === true) {
    outgoing.destroy();
    return;
  }
  if (hang === true) {
    return;
  }
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  outgoing.writeHead(status, {
    'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
    ...headers,
  });
  outgoing.end(text);
}
