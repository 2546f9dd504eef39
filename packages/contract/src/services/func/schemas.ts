// Every entity and enum of stateful functions, from the file of its resource.

export * from './functions.ts';
export * from './servers.ts';
