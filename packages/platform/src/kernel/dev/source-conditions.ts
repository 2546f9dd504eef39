// What a process or a thread that is begun by this one is told of how modules are found.

/**
 * From a checkout modules are read as sources. why no other flag of this process: a thread takes none that V8 knows, such as
 * `--max-old-space-size`, and a process has limits of its own.
 */
export const sourceConditions: readonly string[] = process.execArgv.filter((flag) => flag.startsWith('--conditions='));
