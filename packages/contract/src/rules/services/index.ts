export * from './app-services.ts';
export * from './service-conflict.ts';
export * from './service-id.ts';
export * from './service-name.ts';
export * from './service-status.ts';
