// Every entity and enum of rooms, from the file of its resource.

export * from './perf.ts';
export * from './plugins.ts';
export * from './rooms.ts';
export * from './settings.ts';
export * from './usage.ts';
