export * from './consultation-fee.ts';
export * from './database-prices.ts';
export * from './estimate.ts';
export * from './passport-forecast.ts';
export * from './price.ts';
export * from './prices.ts';
export * from './sum.ts';
