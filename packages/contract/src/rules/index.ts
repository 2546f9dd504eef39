// Pure rules every package may use, the browser included: no zod, no node:, nothing to set up.

export * from './console/index.ts';
export * from './content/index.ts';
export * from './expressions/index.ts';
export * from './format/index.ts';
export * from './gifts/index.ts';
export * from './minors/index.ts';
export * from './money/index.ts';
export * from './names/index.ts';
export * from './progress/index.ts';
export * from './rollout/index.ts';
export * from './services/index.ts';
export * from './shop/index.ts';
export * from './storage/index.ts';
export * from './text-rule.ts';
export * from './uploads/index.ts';
export * from './values/index.ts';
export * from './verdict.ts';
