// Config levels of stateful functions and their names. Source: game-services 5 and 9; platform-core 3.3 and 8.3.

import type { Parsed, Text } from '../verdict.ts';

export interface FuncConfigLevel extends Text {
  /** Share of a core in thousandths, such as `100m`. */
  readonly cpu: string;
}

export const funcConfigLevels: readonly FuncConfigLevel[] = [
  { cpu: '100m', zh: '试用', en: 'Trial' },
  { cpu: '1000m', zh: '标准', en: 'Standard' },
  { cpu: '2000m', zh: '中配', en: 'Mid' },
  { cpu: '4000m', zh: '高配', en: 'High' },
];

/** Shown where the app's own levels cannot be read, and for a level nobody named. */
export const customLevel: Text = { zh: '定制化', en: 'Custom' };

/**
 * The built-in levels and those of `Services.func.Properties.configOptions`, a JSON text of `[{cpu, name}]`; an own
 * level renames a built-in one of the same cpu. A text that is set and is not such JSON has a reason.
 */
export function readFuncConfigLevels(configOptions: string | undefined): Parsed<readonly FuncConfigLevel[]> {
  if (configOptions === undefined || configOptions === '') {
    return { value: funcConfigLevels };
  }
  const options = parse(configOptions);
  if (!Array.isArray(options) || !options.every(isOption)) {
    return { reason: { zh: '配置项不是合法的 JSON 数组', en: 'configOptions is not a JSON array of {cpu, name}' } };
  }
  const own = options.map(({ cpu, name }): FuncConfigLevel => ({ cpu, zh: name, en: name }));
  const named = new Map([...funcConfigLevels, ...own].map((level) => [level.cpu, level]));
  return { value: [...named.values()] };
}

/** The name of a level. Falls back to 定制化 when `configOptions` is invalid JSON, and for a level that is not named. */
export function funcConfigLevelName(cpu: string, configOptions?: string): Text {
  const found = readFuncConfigLevels(configOptions).value?.find((level) => level.cpu === cpu);
  return found === undefined ? customLevel : { zh: found.zh, en: found.en };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOption(option: unknown): option is { cpu: string; name: string } {
  const { cpu, name } = (option ?? {}) as { cpu?: unknown; name?: unknown };
  return typeof cpu === 'string' && typeof name === 'string';
}
