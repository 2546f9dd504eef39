export * from './expression.ts';
export * from './meant.ts';
export * from './read-rule.ts';
