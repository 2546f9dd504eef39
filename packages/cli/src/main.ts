// The entry: answers --version itself and hands everything else to a run, so that the quickest question loads nothing.
// tests/bench/cli-start.bench.ts holds what each costs.
import { writeSync } from 'node:fs';
import process from 'node:process';
import pkg from '../package.json' with { type: 'json' };

const argv = process.argv.slice(2);

if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  writeSync(1, `${pkg.version}\n`);
} else {
  void run();
}

async function run(): Promise<void> {
  process.on('uncaughtException', (error) => {
    void reportCrash(error).finally(() => process.exit(1));
  });
  keepCompiled();
  const { runCli, processIo } = await import('./program/cli.ts');
  try {
    process.exitCode = await runCli(argv, processIo(), pkg.version);
  } catch (error) {
    await reportCrash(error);
    process.exit(1);
  }
}

async function reportCrash(error: unknown): Promise<void> {
  const { crashText } = await import('./errors/crash.ts');
  try {
    writeSync(2, crashText(error, pkg.version));
  } catch {
    // why: where stderr is gone too, the exit code says it
  }
}

/**
 * Lets Node keep what it compiled for the next command; help and completion load too little to gain by it.
 * why not Node's own folder: that one is shared with everybody on the machine.
 */
function keepCompiled(): void {
  const { UOS_CONFIG_DIR, XDG_CACHE_HOME, HOME, LOCALAPPDATA } = process.env;
  // why the configuration last: it is backed up and synchronised, and a cache is not worth that
  const cache = XDG_CACHE_HOME || (HOME ? `${HOME}/.cache` : LOCALAPPDATA || UOS_CONFIG_DIR);
  const isShort =
    argv.length === 0 || argv[0]?.startsWith('__') || argv.some((word) => /^(-h|--help|help)$/.test(word));
  if (cache && !isShort) {
    process.getBuiltinModule('node:module').enableCompileCache?.(`${cache}/uos-compiled`);
  }
}
