// Every enum of the contract as it is shown: `labels.<entity>.<field>[value]`, and the names of the services.

export * from './label.ts';
export * from './labels.ts';
export * from './services.ts';
