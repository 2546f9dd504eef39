// Whether a browser can be opened from here, and opening it.
import type { Io } from '../io.ts';

/** Not over SSH, not without a display, not for a program. */
export function canOpenBrowser({ env, stderr }: Io): boolean {
  if (!stderr.isTTY || env.SSH_CONNECTION || env.SSH_TTY || env.SSH_CLIENT || env.CI) {
    return false;
  }
  return process.platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME);
}

/** Opens it, and does not mind when that fails: the address stands on the terminal. */
export async function openBrowser(url: string): Promise<void> {
  const { default: open } = await import('open');
  await open(url).catch(() => undefined);
}
