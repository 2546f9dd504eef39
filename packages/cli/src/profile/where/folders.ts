// Where the CLI keeps its own files.
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** UOS_CONFIG_DIR, else the folder that the system keeps for configurations. */
export function configFolder(env: Environment): string {
  if (env.UOS_CONFIG_DIR) {
    return env.UOS_CONFIG_DIR;
  }
  if (env.XDG_CONFIG_HOME) {
    return join(env.XDG_CONFIG_HOME, 'uos');
  }
  return env.APPDATA ? join(env.APPDATA, 'uos') : join(homeFolder(env), '.config', 'uos');
}

/** Holds what may be lost without harm: hashes and journals of transfers. */
export function stateFolder(env: Environment): string {
  if (env.UOS_CONFIG_DIR) {
    return join(env.UOS_CONFIG_DIR, 'state');
  }
  return join(env.XDG_STATE_HOME || join(homeFolder(env), '.local', 'state'), 'uos');
}

function homeFolder(env: Environment): string {
  return env.HOME || homedir();
}
