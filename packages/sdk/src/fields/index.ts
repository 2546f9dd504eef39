// Field rules and their check, for flags and forms; the data of a service is `@uos/sdk/services/<service>.fields`.
export * from './check-input.ts';
export type * from './field-data.ts';
export * from './problem-text.ts';
export type * from './view-data.ts';
