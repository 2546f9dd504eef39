// Asks the platform that has a data folder to do something to it, through the controls it was started with.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEV_TOKEN_HEADER } from '#kernel/dev-control';

/** The running platform refused; its message says why. */
class ControlRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ControlRefused';
  }
}

/** Throws `otherwise` where the platform was started without controls. */
export async function askRunning(folder: string, control: string, body: object, otherwise: Error): Promise<unknown> {
  const { origin, devToken } = await readLocator(folder);
  if (origin === undefined || devToken === undefined) {
    throw otherwise;
  }
  const answer = await fetch(`${origin}/_dev/${control}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [DEV_TOKEN_HEADER]: devToken },
    body: JSON.stringify(body),
  });
  const reply = (await answer.json()) as { readonly error?: string };
  if (!answer.ok) {
    throw new ControlRefused(reply.error ?? `status ${answer.status}`);
  }
  return reply;
}

async function readLocator(folder: string): Promise<{ origin?: string; devToken?: string }> {
  try {
    return JSON.parse(await readFile(join(folder, 'platform.json'), 'utf8')) as { origin?: string; devToken?: string };
  } catch {
    return {};
  }
}
