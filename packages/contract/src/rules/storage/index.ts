export * from './statement-shape.ts';
