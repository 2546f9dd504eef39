export * from './redeeming.ts';
