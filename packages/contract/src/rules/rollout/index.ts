export * from './rollout.ts';
