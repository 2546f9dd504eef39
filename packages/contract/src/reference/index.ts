// What the reference of every service says, for pages and documents made of the contract.
export { examplesOf, sampleOf } from './examples.ts';
export * from './facts.ts';
export type { AllowedValue, FieldRow } from './field-rows.ts';
export type { JsonSchema } from './json-schema.ts';
export { markdown } from './markdown.ts';
export { readServices, type ServiceModel } from './model.ts';
export { openApi } from './openapi.ts';
