// Work of many calls, for every runtime. What needs a disk is in `@uos/sdk/jobs/node`.
export * from './byte-source.ts';
export type { AppClient, CdnClient } from './clients.ts';
export * from './hash-file.ts';
export * from './list-all.ts';
export * from './open-app.ts';
export * from './regenerate-secret.ts';
export * from './set-up-service.ts';
export * from './sync-folder.ts';
export type { HashedFile, LocalFile, SyncJournal, SyncPlan } from './sync-plan.ts';
export { type UploadedFile, type UploadFileOptions, type UploadMode, uploadFile } from './upload-file.ts';
