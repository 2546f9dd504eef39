export * from './elf-file.ts';
export * from './md5-in-chunks.ts';
export * from './unknown-hash.ts';
export * from './upload-kind.ts';
export * from './upload-limits.ts';
