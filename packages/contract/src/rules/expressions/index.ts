export * from './expression.ts';
export * from './read-rule.ts';
