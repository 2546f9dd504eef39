export * from './beside.ts';
export * from './compact-number.ts';
export * from './duration-options.ts';
export * from './money.ts';
export * from './size.ts';
export * from './telling-line.ts';
export * from './time.ts';
