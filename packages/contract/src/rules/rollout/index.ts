export { sha256After } from './digest.ts';
export * from './override-change.ts';
export * from './rollout.ts';
