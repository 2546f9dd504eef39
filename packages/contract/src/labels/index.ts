// Every enum of the contract as it is shown: `labels.<entity>.<field>[value]`, and the names of the services.

export * from './ended.ts';
export * from './label.ts';
export * from './labels.ts';
export * from './metrics.ts';
export * from './services.ts';
export * from './tables/baking.ts';
export * from './tables/cdn.ts';
export * from './tables/func.ts';
export * from './tables/hello.ts';
export * from './tables/hosting.ts';
export * from './tables/match.ts';
export * from './tables/passport-features.ts';
export * from './tables/passport-players.ts';
export * from './tables/platform.ts';
export * from './tables/push.ts';
export * from './tables/remote-config.ts';
export * from './tables/safe.ts';
export * from './tables/save.ts';
export * from './tables/stacktrace.ts';
export * from './tables/stateless.ts';
export * from './tables/storage.ts';
export * from './tables/sync.ts';
export * from './tables/tools.ts';
export * from './tables/wind.ts';
export * from './transition.ts';
export * from './transitions.ts';
