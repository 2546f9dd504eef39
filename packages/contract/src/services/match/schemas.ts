// Every entity and enum of matchmaking, from the file of its resource.

export * from './apps.ts';
export * from './configs.ts';
export * from './teams.ts';
export * from './tickets.ts';
