// A proxy between a client and a platform that does to requests what networks and servers do: answers of its own,
// connections that drop before, in the middle of or behind a request, pauses. Counts what goes through it.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault =
  /** An answer instead of the platform's. */
  | { readonly answer: number; readonly headers?: Readonly<Record<string, string>> }
  /** The connection is cut before the platform sees the request. */
  | 'drop'
  /** The connection is cut after so many bytes of the request. */
  | { readonly cutRequestAfter: number }
  /** The platform answers, and the client never gets to know. */
  | 'drop-answer'
  /** The answer is cut after so many bytes. */
  | { readonly cutAnswerAfter: number }
  | { readonly delayMs: number };

export interface Passing {
  readonly method: string;
  readonly path: string;
  /** 1, 2, 3 … of all requests. */
  readonly number: number;
}

export interface FaultProxy {
  readonly origin: string;
  /** What happens to a request; undefined lets it through. */
  fault: (passing: Passing) => Fault | undefined;
  readonly seen: Passing[];
  /** Bytes of bodies that clients sent to upload addresses. */
  uploadedBytes(): number;
  close(): Promise<void>;
}

/** Rewrites the platform's own addresses in its answers, so that what follows comes through here too. */
export async function startFaultProxy(target: { origin: string; contentOrigin: string }): Promise<FaultProxy> {
  const seen: Passing[] = [];
  let uploaded = 0;
  const proxy = createServer((incoming, outgoing) => {
    const passing = { method: incoming.method ?? '', path: incoming.url ?? '', number: seen.length + 1 };
    seen.push(passing);
    if (passing.path.startsWith('/upload/')) {
      incoming.on('data', (chunk: Buffer) => {
        uploaded += chunk.byteLength;
      });
    }
    handle(incoming, outgoing, api.fault(passing)).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const [origin, contentOrigin] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault | undefined): Promise<void> {
    incoming.on('error', () => undefined);
    if (fault === 'drop') {
      incoming.socket.destroy();
      return;
    }
    if (typeof fault === 'object' && 'answer' in fault) {
      incoming.resume();
      const body = JSON.stringify({ code: 8, reason: 'injected', details: ['injected'] });
      outgoing.writeHead(fault.answer, { 'content-type': 'application/json', ...fault.headers }).end(body);
      return;
    }
    if (typeof fault === 'object' && 'delayMs' in fault) {
      // why: what is counted flows, and what flows now would be gone before it is passed on
      incoming.pause();
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    }
    const there = new URL(incoming.headers.host?.startsWith('localhost') ? target.origin : target.contentOrigin);
    const sent = request({
      hostname: '127.0.0.1',
      port: there.port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, host: there.host },
    });
    sent.on('error', () => outgoing.destroy());
    if (typeof fault === 'object' && 'cutRequestAfter' in fault) {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > fault.cutRequestAfter) {
          sent.destroy();
          incoming.socket.destroy();
        } else {
          sent.write(chunk);
        }
      });
      incoming.on('end', () => sent.end());
    } else {
      incoming.pipe(sent);
      incoming.on('close', () => {
        if (!incoming.complete) {
          sent.destroy();
        }
      });
    }
    const answer = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
    const chunks: Buffer[] = [];
    for await (const chunk of answer) {
      chunks.push(chunk as Buffer);
    }
    if (fault === 'drop-answer') {
      outgoing.destroy();
      return;
    }
    // why not bytes: a text that is content must come as it is
    const isText = !(incoming.url ?? '').startsWith('/bytes/') && /json/.test(answer.headers['content-type'] ?? '');
    const body = isText ? Buffer.from(ours(Buffer.concat(chunks).toString('utf8'))) : Buffer.concat(chunks);
    const { 'transfer-encoding': _, location, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...headers,
      ...(location !== undefined && { location: ours(location) }),
      // why not for HEAD: it announces what it does not send
      ...(incoming.method !== 'HEAD' && answer.statusCode !== 204 && { 'content-length': body.byteLength }),
    });
    if (typeof fault === 'object' && 'cutAnswerAfter' in fault) {
      outgoing.write(body.subarray(0, fault.cutAnswerAfter), () => outgoing.destroy());
      return;
    }
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  }

  const ours = (text: string): string =>
    text.replaceAll(target.origin, origin).replaceAll(target.contentOrigin, contentOrigin);
  const api: FaultProxy = {
    origin,
    seen,
    fault: () => undefined,
    uploadedBytes: () => uploaded,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
  return api;
}
