export * from './sha256.ts';
