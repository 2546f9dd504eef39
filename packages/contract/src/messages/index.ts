// Every text a server's failure turns into, as data, and the few functions that read it.

export * from './asked-language.ts';
export type { Catalogue } from './catalogue.ts';
export * from './client-failures.ts';
export * from './display-message.ts';
export * from './entity-names.ts';
export * from './error-codes.ts';
export * from './error-styles.ts';
export * from './message.ts';
export * from './missing.ts';
export * from './rule-faults.ts';
export * from './server-messages.ts';
export * from './service-messages.ts';
export * from './status-texts.ts';
export { paymentProvider, translate } from './translate.ts';
export * from './trial-limit.ts';
