export * from './quest-period.ts';
export * from './quest-points.ts';
export * from './season.ts';
export * from './worth.ts';
