// Every entity and enum of hosting, from the file of its resource.

export * from './allocations.ts';
export * from './capacity.ts';
export * from './games.ts';
export * from './images.ts';
export * from './profiles.ts';
export * from './tools.ts';
