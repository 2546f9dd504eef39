export * from './metric-keys.ts';
export * from './page-counts.ts';
export * from './product-constants.ts';
export * from './step-codes.ts';
