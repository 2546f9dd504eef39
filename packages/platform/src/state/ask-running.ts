// Asks the platform that has a data folder to do something to it, through the controls it was started with.
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DEV_TOKEN_HEADER } from '#kernel/dev/dev-control';

/** The running platform refused; its message says why. */
class ControlRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ControlRefused';
  }
}

interface Locator {
  readonly origin?: string;
  readonly devToken?: string;
}

/** Throws `otherwise` where the platform was started without controls. */
export async function askRunning(folder: string, control: string, body: object, otherwise: Error): Promise<unknown> {
  const { origin, devToken } = await readLocator(folder);
  if (origin === undefined || devToken === undefined) {
    throw otherwise;
  }
  const { status, reply } = await post(`${origin}/_dev/${control}`, devToken, body);
  if (status !== 200) {
    throw new ControlRefused((reply as { readonly error?: string }).error ?? `status ${status}`);
  }
  return reply;
}

/** why not fetch: it gives up after five minutes, and an export may take longer */
function post(url: string, token: string, body: object): Promise<{ status: number; reply: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', [DEV_TOKEN_HEADER]: token };
    const sent = request(url, { method: 'POST', headers });
    sent.on('error', reject);
    sent.on('response', (response) => {
      text(response)
        .then((answer) => resolve({ status: response.statusCode ?? 0, reply: JSON.parse(answer) }))
        .catch(reject);
    });
    sent.end(JSON.stringify(body));
  });
}

async function readLocator(folder: string): Promise<Locator> {
  try {
    return JSON.parse(await readFile(join(folder, 'platform.json'), 'utf8')) as Locator;
  } catch {
    return {};
  }
}
