// Every enum of the contract as it is shown: `labels.<entity>.<field>[value]`, and the names of the services.

export * from './cdn.ts';
export * from './data.ts';
export * from './label.ts';
export * from './labels.ts';
export * from './metrics.ts';
export * from './passport-features.ts';
export * from './passport-players.ts';
export * from './platform.ts';
export * from './realtime.ts';
export * from './services.ts';
export * from './transition.ts';
export * from './transitions.ts';
