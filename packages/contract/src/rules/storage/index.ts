export * from './mongo-subset.ts';
export * from './statement-shape.ts';
