export * from './buying.ts';
export * from './periods.ts';
export * from './sale.ts';
