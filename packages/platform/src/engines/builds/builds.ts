// The stages of an image, each with a checkpoint behind it, so that a build whose platform died goes on where it was; and
// the folders that images are on this node.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#db/connect';
import type { Logs, LogWriter } from '#engines/logs/port';
import type { Processes } from '#engines/processes/processes';
import type { Uploads } from '#engines/uploads/port';
import type { Ids } from '#kernel/keys/ids';
import { ObjectMissing, type Objects, type StoredObject } from '#kernel/objects/objects';
import type { Log } from '#kernel/watch/log';
import { type BuildOutcome, type BuildRequest, type Builds, STAGES, type Stage, type UnpackLimits } from './port.ts';
import {
  beginBuild,
  type Checkpoint,
  deleteBuild,
  deleteContent,
  findContent,
  insertBuilt,
  isArchiveUsed,
  isContentUsed,
  putContent,
  stageDone,
} from './store.ts';
import { isHere, libraryOf, programOf } from './systems.ts';
import { inside, measureProgram, type Unpacked } from './unpack.ts';
import { UNPACK_LIMITS, unpackApart } from './unpacker.ts';
import { BadArchive } from './zip.ts';

export interface BuildsOptions {
  readonly db: Db;
  readonly objects: Objects;
  readonly ids: Ids;
  readonly log: Log;
  readonly logs: Logs;
  readonly uploads: Pick<Uploads, 'read'>;
  readonly processes: Pick<Processes, 'start'>;
  /** Where images have their folders. */
  readonly folder: string;
  readonly timeoutMs?: number;
}

/** Whoever sent the archive has to change something. */
class Failed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Failed';
  }
}

/** A later turn of the image has begun; `isSame` where it goes on in the same workspace. */
class Superseded extends Error {
  readonly isSame: boolean;

  constructor(isSame = false) {
    super('a later turn has begun');
    this.name = 'Superseded';
    this.isSame = isSame;
  }
}

/** A turn that is under way here. */
interface Ongoing {
  readonly attempt: number;
  readonly stop: AbortController;
  readonly done: Promise<unknown>;
}

const TIMEOUT_MS = 30 * 60_000;
/** What a turn that was told to end gets before the next one begins in its workspace. */
const LEAVE_MS = 10_000;
/** What most stages add to the checkpoint. */
const NONE: Partial<Checkpoint> = {};
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

function imageTenant(appId: string): string {
  return `images-${appId}`;
}

export function createBuilds(options: BuildsOptions): Builds {
  const { db, objects, ids, log, logs, uploads, processes, folder, timeoutMs = TIMEOUT_MS } = options;
  const fetching = new Map<string, Promise<string>>();
  const ongoing = new Map<string, Ongoing>();
  const place = (appId: string, contentHash: string): string => join(folder, appId, contentHash);
  const workOf = ({ id, attempt }: Pick<BuildRequest, 'id' | 'attempt'>) => join(folder, 'work', `${id}-${attempt}`);

  const copyTo = async (source: AsyncIterable<Uint8Array>, file: string, signal: AbortSignal): Promise<void> => {
    await pipeline(source, createWriteStream(file), { signal });
  };

  const stages: Readonly<Record<Stage, (turn: Turn) => Promise<Partial<Checkpoint>>>> = {
    async clone({ work, say }) {
      await rm(work, { recursive: true, force: true });
      await mkdir(work, { recursive: true, mode: 0o700 });
      await writeFile(join(work, 'here'), '');
      say(`a workspace was made; this machine has ${libraryOf()}`);
      return NONE;
    },
    async chmod({ say }) {
      say('nobody but the platform reads the workspace');
      return NONE;
    },
    async download({ work, request, say, signal }) {
      const { archive, appId } = request;
      await copyTo(await uploads.read(appId, archive), join(work, 'archive'), signal);
      const { size } = await stat(join(work, 'archive'));
      if (size !== archive.size) {
        throw new Failed(`the archive has ${size} bytes instead of ${archive.size}`);
      }
      say(`${archive.filename}, ${size} bytes, MD5 ${archive.md5}`);
      return NONE;
    },
    async decompress({ work, request, limits, say, signal }) {
      await rm(join(work, 'root'), { recursive: true, force: true });
      const { contentHash, bytes, files } = await unpacked(request, work, limits, signal);
      say(`${files} files and folders, ${bytes} bytes, content ${contentHash.slice(0, 16)}`);
      return { content_hash: contentHash, bytes, files };
    },
    async rsync({ work, request, checkpoint, say }) {
      const target = place(request.appId, checkpoint.content_hash ?? '');
      const isNew = await moveInto(join(work, 'root'), target);
      say(isNew ? 'the content is in the store' : 'the store has this content already');
      return NONE;
    },
    async prepare_dockerfile({ request, say }) {
      say(`FROM ${request.os}`);
      say('COPY . /app');
      say('WORKDIR /app');
      if (request.entrypoint !== undefined && request.entrypoint !== '') {
        say(`ENTRYPOINT ["/app/${request.entrypoint}"]`);
      }
      return NONE;
    },
    async check({ request, checkpoint, say }) {
      const program = programOf(request.os);
      if (program !== undefined && !isHere(program)) {
        throw new Failed(`${request.os} needs the program ${program}, which this machine does not have`);
      }
      const root = place(request.appId, checkpoint.content_hash ?? '');
      const { entrypoint = '' } = request;
      if (entrypoint !== '' && (await inside(root, entrypoint)) === undefined) {
        throw new Failed(`the entrypoint ${entrypoint} is no file of the image`);
      }
      say(program === undefined ? 'it runs on the system of this machine' : `it runs with ${program} of this machine`);
      return NONE;
    },
    async build_docker_image({ request, checkpoint, say }) {
      await keepArchive(request, checkpoint);
      say(`the image is ${checkpoint.content_hash}`);
      return NONE;
    },
  };

  /** What the folder is made from again elsewhere. Two archives may unpack to the same: the first one is kept. */
  const keepArchive = async ({ appId, archive, entrypoint }: BuildRequest, checkpoint: Checkpoint): Promise<void> => {
    const { content_hash: hash, bytes, files } = checkpoint;
    const tenant = imageTenant(appId);
    const there = await findContent(db, appId, hash ?? '');
    if (there !== undefined && there.md5 !== archive.md5 && (await objects.has(tenant, there))) {
      return;
    }
    const content = {
      ...{ app_id: appId, content_hash: hash ?? '', md5: archive.md5, size: archive.size },
      ...{ bytes: bytes ?? 0, files: files ?? 0, filename: archive.filename, entrypoint: entrypoint ?? '' },
    };
    // why before: what is kept by a turn that dies in between goes with the image
    await putContent(db, content);
    const draft = await objects.draft(await uploads.read(appId, archive), archive.size);
    try {
      await draft.keep(tenant);
    } finally {
      await draft.discard();
    }
    if (!(await isArchiveUsed(db, content))) {
      await objects.remove(tenant, content);
    }
  };

  const unpacked = async (
    { appId, archive, entrypoint }: Pick<BuildRequest, 'appId' | 'archive' | 'entrypoint'>,
    work: string,
    limits: UnpackLimits,
    signal: AbortSignal,
  ): Promise<Unpacked> => {
    const job = { archive: join(work, 'archive'), root: join(work, 'root'), filename: archive.filename, limits, appId };
    return unpackApart(processes, { ...job, ...(entrypoint ? { entrypoint } : {}) }, limits, signal);
  };

  /** False where somebody was first: equal content needs one folder. */
  const moveInto = async (from: string, to: string): Promise<boolean> => {
    if (await isFolder(to)) {
      return false;
    }
    await mkdir(join(to, '..'), { recursive: true, mode: 0o755 });
    try {
      await rename(from, to);
      return true;
    } catch (error) {
      if (await isFolder(to)) {
        return false;
      }
      throw error;
    }
  };

  /** One turn of an image at a time: whoever began before has been given up by those who sent it. */
  const run: Builds['run'] = async (request, { signal, onStage }) => {
    const { id, attempt } = request;
    const former = ongoing.get(id);
    if (former !== undefined && former.attempt > attempt) {
      return { status: 'superseded' };
    }
    const stop = new AbortController();
    const isSame = former?.attempt === attempt;
    former?.stop.abort(new Superseded(isSame));
    const done = (async () => {
      if (former !== undefined && isSame) {
        await settledWithin(former.done, LEAVE_MS);
      }
      return turn(request, { signal: AbortSignal.any([signal, stop.signal]), onStage }, stop.signal);
    })();
    const own = { attempt, stop, done };
    ongoing.set(id, own);
    try {
      return await done;
    } finally {
      if (ongoing.get(id) === own) {
        ongoing.delete(id);
      }
    }
  };

  const turn = async (
    request: BuildRequest,
    { signal, onStage }: Parameters<Builds['run']>[1],
    superseded: AbortSignal,
  ): Promise<BuildOutcome> => {
    const first = await beginBuild(db, request);
    if (first === undefined) {
      return { status: 'superseded' };
    }
    const work = workOf(request);
    const limits = { ...UNPACK_LIMITS, ...request.limits };
    const writer = await logs.open({ appId: request.appId, group: request.logGroup, name: request.id });
    const late = AbortSignal.timeout(timeoutMs);
    const both = AbortSignal.any([signal, late]);
    let checkpoint = first;
    let stage: Stage = 'clone';
    try {
      for (const next of await stagesLeft(checkpoint, work)) {
        stage = next;
        both.throwIfAborted();
        await onStage(stage);
        const say = sayOf(writer, stage);
        say(`${stage} begins`);
        const facts = await stages[stage]({ work, request, limits, checkpoint, say, signal: both });
        both.throwIfAborted();
        if (!(await stageDone(db, request, stage, facts))) {
          throw new Superseded();
        }
        checkpoint = { ...checkpoint, ...facts, stage };
        say(`${stage} is done`);
      }
      await rm(work, { recursive: true, force: true });
      return {
        ...{ status: 'success', contentHash: checkpoint.content_hash ?? '' },
        ...{ bytes: checkpoint.bytes ?? 0, files: checkpoint.files ?? 0 },
      };
    } catch (error) {
      const over = superseded.aborted ? superseded.reason : error;
      if (over instanceof Superseded) {
        // why no more: whoever came after stands on the rest
        await (over.isSame ? undefined : rm(work, { recursive: true, force: true }));
        return { status: 'superseded' };
      }
      const outcome = outcomeOf(error, stage, late.aborted && !signal.aborted);
      if (outcome === undefined) {
        throw error;
      }
      if ('reason' in outcome) {
        sayOf(writer, stage)(`${stage}: ${outcome.reason}`);
        log.info({ image: request.id, stage, reason: outcome.reason }, 'an image was not built');
      }
      await rm(work, { recursive: true, force: true });
      const { content_hash: hash } = checkpoint;
      const content = hash === null ? undefined : await findContent(db, request.appId, hash);
      const isKept = content !== undefined && (await objects.has(imageTenant(request.appId), content));
      if (hash !== null && !isKept) {
        await rm(place(request.appId, hash), { recursive: true, force: true });
      }
      return outcome;
    } finally {
      await writer.close().catch((error: unknown) => log.warn({ err: error }, 'the log of a build was not kept'));
    }
  };

  const fetchFolder = async (appId: string, contentHash: string): Promise<string> => {
    const target = place(appId, contentHash);
    if (await isFolder(target)) {
      return target;
    }
    const content = await findContent(db, appId, contentHash);
    if (content === undefined) {
      throw new Error(`there is no image of content ${contentHash}`);
    }
    const work = join(folder, 'work', `fetch-${ids.uuid()}`);
    await mkdir(work, { recursive: true, mode: 0o700 });
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      await copyTo(await objects.read(imageTenant(appId), content), join(work, 'archive'), signal);
      const made = await unpacked(
        { appId, archive: content, entrypoint: content.entrypoint },
        ...([work, UNPACK_LIMITS, signal] as const),
      );
      if (made.contentHash !== contentHash) {
        throw new Error(`the archive of content ${contentHash} unpacks to something else`);
      }
      await moveInto(join(work, 'root'), target);
      return target;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  };

  return {
    run,
    folder(appId, contentHash) {
      const key = `${appId}/${contentHash}`;
      const ongoing = fetching.get(key) ?? fetchFolder(appId, contentHash).finally(() => fetching.delete(key));
      fetching.set(key, ongoing);
      return ongoing;
    },
    async keepProgram(tx, { id, appId, filename, program }) {
      const { contentHash, bytes, files } = measureProgram(filename, program);
      const draft = await objects.draftOf(program, createHash('md5').update(program).digest('hex'));
      const { md5, size } = draft;
      try {
        await putContent(tx, {
          ...{ app_id: appId, content_hash: contentHash, md5, size, bytes, files, filename, entrypoint: filename },
        });
        await insertBuilt(tx, { id, appId, contentHash, bytes, files });
        await draft.keep(imageTenant(appId));
      } finally {
        await draft.discard();
      }
      return { md5, size, contentHash };
    },
    async remove(tx, imageId) {
      const build = await deleteBuild(tx, imageId);
      if (build?.content_hash == null || (await isContentUsed(tx, build.app_id, build.content_hash))) {
        return;
      }
      const content = await deleteContent(tx, build.app_id, build.content_hash);
      // why a folder that a server runs from too: what is open stays until it is closed
      await rm(place(build.app_id, build.content_hash), { recursive: true, force: true });
      if (content !== undefined && !(await isArchiveUsed(tx, content))) {
        await objects.remove(imageTenant(build.app_id), content satisfies StoredObject);
      }
    },
  };
}

interface Turn {
  readonly work: string;
  readonly request: BuildRequest;
  readonly limits: UnpackLimits;
  readonly checkpoint: Checkpoint;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

/** From the one behind the checkpoint on; from the first where its workspace is not here. */
async function stagesLeft({ stage }: Checkpoint, work: string): Promise<readonly Stage[]> {
  const isHereStill = await stat(join(work, 'here')).then(
    () => true,
    () => false,
  );
  return stage === '' || !isHereStill ? STAGES : STAGES.slice(STAGES.indexOf(stage) + 1);
}

function sayOf(writer: LogWriter, stage: Stage): (text: string) => void {
  return (text) => writer.write({ from: 'platform', tag: stage, text });
}

/** Undefined for what is tried again. */
function outcomeOf(error: unknown, stage: Stage, isLate: boolean): BuildOutcome | undefined {
  if (isLate) {
    return { status: 'timeout', stage, reason: 'the build took too long' };
  }
  if (error instanceof Failed || error instanceof BadArchive) {
    return { status: 'failure', stage, reason: error.message };
  }
  if (error instanceof ObjectMissing) {
    return { status: 'failure', stage, reason: 'the archive is not there any more: upload it again' };
  }
  return NO_ROOM.has(String((error as NodeJS.ErrnoException).code))
    ? { status: 'error', stage, reason: 'the disk of this node is full' }
    : undefined;
}

/** However it settles, and at the latest after so long. */
async function settledWithin(done: Promise<unknown>, ms: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([done.catch(() => undefined), late.promise]);
  clearTimeout(timer);
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}
