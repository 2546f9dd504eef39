export * from './content-path.ts';
export * from './content-target.ts';
export * from './content-type.ts';
export * from './content-url.ts';
export * from './entry-path.ts';
