export { sha256After } from './digest.ts';
export * from './rollout.ts';
