// A folder into a bucket, in one call: what most scripts want of the transfer engine.
import { UosInputError } from '../runtime/errors.ts';
import { type CdnTargetOptions, cdnTarget } from './cdn-target.ts';
import type { CdnClient } from './clients.ts';
import { type ApplyOptions, applyTransfer, type TransferResult } from './transfer/apply.ts';
import { type PlanOptions, planTransfer } from './transfer/plan.ts';

export type SyncOptions = CdnTargetOptions & PlanOptions & ApplyOptions;

/**
 * Makes a bucket hold what a folder holds. May be stopped at any time, also by force; the next call goes on.
 * @throws UosInputError where a file has a path or a size that no entry can have, before anything is sent;
 * what stopped the transfer, or the error of the first file that could not be sent, after everything else was.
 * @example
 * await syncFolder(uos, { bucketId, files: () => walkFolder('dist'), createMd5: nodeMd5, remove: true });
 */
export async function syncFolder(uos: CdnClient, options: SyncOptions): Promise<TransferResult> {
  const target = cdnTarget(uos, options);
  const plan = await planTransfer(target, options);
  const [bad] = plan.refused;
  if (bad !== undefined) {
    throw new UosInputError(`${bad.path}: ${bad.reason.en}`, { field: 'path' });
  }
  const result = await applyTransfer(target, plan, options);
  const error = result.stopped ?? result.failed[0]?.error;
  if (error !== undefined) {
    throw error;
  }
  return result;
}
