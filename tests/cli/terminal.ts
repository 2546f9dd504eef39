// A real terminal for tests: a shell inside tmux, keys typed into it, its screen read back.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tmuxPath } from '../../scripts/tools.ts';

export interface Terminal {
  readonly folder: string;
  /** Types a line and presses Enter. */
  type(line: string): void;
  /** Types without Enter. */
  keys(text: string): void;
  /** Presses keys by the names of tmux: `C-c`, `Enter`, `Up`. */
  press(...keys: string[]): void;
  /** Makes it another size, as somebody does who pulls at the corner of a window. */
  resize(columns: number, rows: number): void;
  /** What the screen shows now, lines without trailing blanks. */
  screen(): string;
  /** Waits until the screen shows it. Throws with the screen when it does not come. */
  shows(what: RegExp | string): Promise<string>;
  /** Is the cursor to be seen, and does the terminal echo what is typed? */
  isSane(): Promise<boolean>;
  close(): void;
}

const WAIT_MS = 60_000;
const LOOK_MS = 60;
const MAIN = join(import.meta.dirname, '../../packages/cli/src/main.ts');

const BASH = ['bash', '--norc', '--noprofile'];

/** `uos` on the PATH of the shell is the CLI of this checkout. */
export function openTerminal(
  env: Readonly<Record<string, string>>,
  size = { columns: 100, rows: 30 },
  program: readonly string[] = BASH,
): Terminal {
  const folder = mkdtempSync(join(tmpdir(), 'uos-terminal-'));
  const socket = join(folder, 'tmux.sock');
  const tmux = (...args: string[]): string => execFileSync(tmuxPath(), ['-S', socket, ...args], { encoding: 'utf8' });
  writeFileSync(join(folder, 'uos'), `#!/bin/sh\nexec '${process.execPath}' --conditions=uos:source '${MAIN}' "$@"\n`, {
    mode: 0o755,
  });
  const all = {
    PATH: `${folder}:${process.env.PATH}`,
    HOME: folder,
    TERM: 'screen-256color',
    LANG: 'C.UTF-8',
    PS1: '$ ',
    UOS_CONFIG_DIR: join(folder, 'config'),
    UOS_LANG: 'en',
    UOS_NO_KEYRING: '1',
    UOS_NO_UPDATE_NOTIFIER: '1',
    ...env,
  };
  const variables = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  const shell = ['env', '-i', ...variables, ...program];
  const { columns, rows } = size;
  tmux('-f', '/dev/null', '-u', 'new-session', '-d', '-x', String(columns), '-y', String(rows), '-c', folder, ...shell);

  const screen = (): string =>
    tmux('capture-pane', '-p', '-t', '0')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd();
  const shows: Terminal['shows'] = async (what) => {
    const end = Date.now() + WAIT_MS;
    for (let seen = screen(); ; seen = screen()) {
      if (typeof what === 'string' ? seen.includes(what) : what.test(seen)) {
        return seen;
      }
      if (Date.now() > end) {
        throw new Error(`the screen does not show ${what}:\n${seen}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const press = (...keys: string[]): void => {
    tmux('send-keys', '-t', '0', ...keys);
  };
  const keys = (text: string): void => {
    tmux('send-keys', '-t', '0', '-l', text);
  };
  const type = (line: string): void => {
    keys(line);
    press('Enter');
  };
  return {
    folder,
    type,
    keys,
    press,
    resize(width, height) {
      tmux('resize-window', '-t', '0', '-x', String(width), '-y', String(height));
    },
    screen,
    shows,
    async isSane() {
      type('stty -a | tr " ;" "\\n" | grep -cx echo; echo cooked-$((1+1))');
      await shows('cooked-2');
      const cursor = tmux('display-message', '-p', '-t', '0', '#{cursor_flag}').trim();
      return cursor === '1' && /^1\ncooked-2$/m.test(screen());
    },
    close() {
      tmux('kill-server');
      // why again and again: what still ran in there may be writing
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}
