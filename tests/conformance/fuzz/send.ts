// Sends a request as it is written: `fetch` would tidy the path and refuse the headers.
import { Agent, request } from 'node:http';
import type { FuzzRequest } from './generate.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export interface Sender {
  send(request: FuzzRequest, headers: Readonly<Record<string, string>>): Promise<FuzzAnswer>;
  close(): void;
}

const TIMEOUT_MS = 30_000;

export function sender(port: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    send: ({ method, target, headers, body }, own) =>
      new Promise((resolve, reject) => {
        const sent = request({
          ...{ agent, port, method, host: '127.0.0.1', path: target, timeout: TIMEOUT_MS },
          headers: { host: `localhost:${port}`, ...own, ...headers, 'content-length': Buffer.byteLength(body ?? '') },
        });
        sent.on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        });
        sent.on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
