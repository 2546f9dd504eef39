// Where this terminal is, and opening a browser beside it.
import { existsSync } from 'node:fs';
import type { Io } from './io.ts';

/** Why no browser can be opened here; undefined where one can. */
export type Away = 'ssh' | 'container' | 'no-display' | 'no-terminal';

export function awayFromBrowser({ env, stderr }: Io, exists: (path: string) => boolean = existsSync): Away | undefined {
  if (env.SSH_CONNECTION || env.SSH_TTY || env.SSH_CLIENT) {
    return 'ssh';
  }
  // why: a browser outside cannot reach a port inside
  if (
    env.container ||
    env.KUBERNETES_SERVICE_HOST ||
    env.CODESPACES ||
    env.REMOTE_CONTAINERS ||
    exists('/.dockerenv') ||
    exists('/run/.containerenv')
  ) {
    return 'container';
  }
  if (!stderr.isTTY) {
    return 'no-terminal';
  }
  const hasDisplay = process.platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME;
  return hasDisplay ? undefined : 'no-display';
}

/** Opens it, and does not mind when that fails: the address stands on the terminal. */
export async function openBrowser(url: string): Promise<void> {
  const { default: open } = await import('open');
  await open(url).catch(() => undefined);
}
