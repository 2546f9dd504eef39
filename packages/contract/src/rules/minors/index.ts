export * from './defaults.ts';
export * from './holidays.ts';
export * from './passport-settings.ts';
export * from './pay.ts';
export * from './play.ts';
export * from './readiness.ts';
export * from './rules.ts';
