// Work of many calls, for every runtime. What needs a disk is in `@uos/sdk/jobs/node`.
export * from './byte-source.ts';
export { type CdnTargetOptions, cdnTarget } from './cdn-target.ts';
export type { AppClient, CdnClient, HostingClient, StacktraceClient } from './clients.ts';
export * from './hash-file.ts';
export {
  type Archive,
  type BuildImageOptions,
  type BuiltImage,
  buildImage,
  type ImageEvent,
} from './hosting/build-image.ts';
export { DeployError, type DeployLack, type DeployStep, deploySteps } from './hosting/deploy-error.ts';
export {
  type DeployEvent,
  type Deployment,
  type DeploymentState,
  type DeployServerOptions,
  deploymentState,
  deployServer,
  type ReleasePlan,
  type TestRun,
} from './hosting/deploy-server.ts';
export type { GivenRevision, RevisionField } from './hosting/revision.ts';
export * from './list-all.ts';
export * from './open-app.ts';
export { type Pool, pool } from './pool.ts';
export * from './regenerate-secret.ts';
export * from './set-up-service.ts';
export { identifySymbols, type LocalSymbols, mayBeSymbols } from './symbols/identify.ts';
export { symbolsReady, type UploadSymbolsOptions, uploadSymbols } from './symbols/upload-symbols.ts';
export * from './sync-folder.ts';
export { type ApplyOptions, applyTransfer, type TransferEvent, type TransferResult } from './transfer/apply.ts';
export { comparePaths, mergeByPath, type Pair } from './transfer/compare.ts';
export { adaptiveFlow, type Flow } from './transfer/flow.ts';
export { type Pace, paceOf } from './transfer/pace.ts';
export { hashed, type PlanOptions, planTransfer, type TransferPlan } from './transfer/plan.ts';
export * from './transfer/ports.ts';
export { isHopeless, type Patience, patiently } from './transfer/retrying.ts';
export { type UploadedFile, type UploadFileOptions, uploadFile } from './upload-file.ts';
export type { UploadMode } from './upload-mode.ts';
