// Every entity and enum of stateless functions, from the file of its resource.

export * from './functions.ts';
export * from './runs.ts';
