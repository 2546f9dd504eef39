// Pure rules every package may use, the browser included: no zod, no node:, nothing to set up.

export * from './content/index.ts';
export * from './names/index.ts';
export * from './services/index.ts';
export * from './text-rule.ts';
export * from './verdict.ts';
