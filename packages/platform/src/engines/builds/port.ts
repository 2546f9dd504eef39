// From an uploaded archive to a folder that servers run from, in stages with a checkpoint behind each.
import type { Db } from '#db/connect';
import type { StoredObject } from '#kernel/objects/objects';

declare module '#kernel/ports' {
  interface Ports {
    readonly builds: Builds;
  }
}

/** wire/realtime-and-compute.md 9.2, in their order. */
export const STAGES = [
  'clone',
  'chmod',
  'download',
  'decompress',
  'rsync',
  'prepare_dockerfile',
  'check',
  'build_docker_image',
] as const;

export type Stage = (typeof STAGES)[number];

export interface BuildRequest {
  /** Of the image. */
  readonly id: string;
  readonly appId: string;
  /** Log source of the build: `group` and the id as its name. */
  readonly logGroup: string;
  /** Raised by each rebuild: of two turns of one image the older one ends. */
  readonly attempt: number;
  readonly archive: StoredObject & { readonly filename: string };
  readonly os: string;
  /** Relative, inside the image. */
  readonly entrypoint?: string;
  readonly limits?: Partial<UnpackLimits>;
}

export interface UnpackLimits {
  readonly bytes: number;
  readonly files: number;
  readonly seconds: number;
  readonly memoryMiB: number;
}

/** `failure`: a check of a stage failed, and doing it again gives the same; `error`: the platform's own fault. */
export type BuildOutcome =
  | { readonly status: 'success'; readonly contentHash: string; readonly bytes: number; readonly files: number }
  | { readonly status: 'failure' | 'error' | 'timeout'; readonly stage: Stage; readonly reason: string }
  | { readonly status: 'superseded' };

export interface Builds {
  /**
   * Goes on where an earlier turn of this attempt ended; tells each stage before it begins, and rejects where that does.
   * Rejects with what is to be tried again (the store is away, the process stops); every other end is an outcome.
   */
  run(
    request: BuildRequest,
    options: { readonly signal: AbortSignal; readonly onStage: (stage: Stage) => Promise<void> },
  ): Promise<BuildOutcome>;
  /** The folder of an image on this node, fetched from the object store where it is not here; read-only. */
  folder(appId: string, contentHash: string): Promise<string>;
  /** Keeps a program as a build of it would have, at once: for a studio that is shown with what it has built before. */
  keepProgram(
    db: Db,
    image: { readonly id: string; readonly appId: string; readonly filename: string; readonly program: Uint8Array },
  ): Promise<StoredObject & { readonly contentHash: string }>;
  /** Forgets checkpoints and what only this image holds. */
  remove(db: Db, imageId: string): Promise<void>;
}
