export * from './database-address.ts';
export * from './statement-shape.ts';
