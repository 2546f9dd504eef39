export * from './database.ts';
export * from './database-access.ts';
export * from './id-card.ts';
export * from './identifiers.ts';
export * from './names.ts';
export * from './nearest.ts';
export * from './random-password.ts';
export * from './reserved-slugs.ts';
