// One look at /readyz, over node:http: global fetch would cost more than everything else.
import { get } from 'node:http';

const TIMEOUT_MS = 2000;

export function isReady(origin: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${origin}/readyz`, { signal, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
