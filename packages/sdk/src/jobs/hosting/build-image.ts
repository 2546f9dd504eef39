// An archive becomes an image that servers run: upload, build, and the lines of the build as they come. What the platform
// has already is neither sent nor built again. Source: wire/realtime-and-compute.md 2.1, 9.2.
import type { ImagesCreateInput, MultiverseImage, MultiverseImageLog } from '../../generated/multiverse.ts';
import { sleep } from '../../runtime/retry.ts';
import type { UploadSource } from '../byte-source.ts';
import type { HostingClient } from '../clients.ts';
import { type CreateMd5, hashFile } from '../hash-file.ts';
import { watchedBody } from '../transfer/pace.ts';
import { patiently } from '../transfer/retrying.ts';
import { DeployError, inStep } from './deploy-error.ts';

export interface Archive {
  /** Such as `server.zip`: a zip or tar file, or one program. */
  readonly filename: string;
  readonly source: UploadSource;
  /** Where it is known already. */
  readonly md5?: string;
}

export type ImageEvent =
  | { readonly type: 'upload'; readonly bytes: number; readonly total: number }
  | { readonly type: 'present'; readonly total: number }
  | { readonly type: 'stage'; readonly stage: MultiverseImage['status'] }
  | ({ readonly type: 'build' } & MultiverseImageLog);

export interface BuildImageOptions {
  /** App id, or the id of the service whose servers run it. */
  readonly gameId: string;
  readonly archive: Archive;
  readonly createMd5: CreateMd5;
  /** The name of the archive when absent. */
  readonly name?: string;
  /** `default` when absent. */
  readonly os?: ImagesCreateInput['os'];
  /** Program in the archive. */
  readonly entrypoint?: string;
  readonly onEvent?: (event: ImageEvent) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface BuiltImage {
  readonly image: MultiverseImage;
  /** False where the platform had built the same before. */
  readonly built: boolean;
  /** Bytes that went over the wire. */
  readonly sentBytes: number;
}

const ATTEMPTS = 4;
const FIRST_DELAY_MS = 500;
const SILENCE_MS = 60_000;
/** why by size: a browser measures the whole of it; on a line of 64 kB/s */
const SLOWEST_BYTES_PER_MS = 64;
const POLL_MS = { first: 200, longest: 2000 } as const;
/** Images that are looked through for one of the same content. */
const LOOKED_THROUGH = 200;
const NAME_LENGTH = 64;
const FAILED: ReadonlySet<string> = new Set(['failure', 'error', 'timeout']);
/** Lines of a build that tell why it failed. */
const LAST_LINES = 10;

/**
 * Uploads an archive and waits until its image is built.
 * @throws DeployError of step `upload` or `build`.
 * @example
 * const source = await fileSource('server.zip');
 * const { image } = await buildImage(uos, { gameId: appId, archive: { filename: 'server.zip', source }, createMd5: nodeMd5 });
 */
export async function buildImage(uos: HostingClient, options: BuildImageOptions): Promise<BuiltImage> {
  const md5 = await md5Of(options);
  const known = await inStep('upload', options.signal, () => equalImage(uos, options, md5));
  return imageOf(uos, { ...options, archive: { ...options.archive, md5 } }, known);
}

/** The same, where it was looked already for one of the same content. */
export async function imageOf(
  uos: HostingClient,
  options: BuildImageOptions & { readonly archive: Required<Archive> },
  known: MultiverseImage | undefined,
): Promise<BuiltImage> {
  const { gameId, archive, signal, os = 'default', entrypoint = '', name = archive.filename } = options;
  const { md5 } = archive;
  const { size } = archive.source;
  if (known !== undefined) {
    options.onEvent?.({ type: 'present', total: size });
    return { image: await built(uos, known, options), built: false, sentBytes: 0 };
  }
  const { objectName, sentBytes } = await inStep('upload', signal, () => upload(uos, options, md5));
  const image = await inStep('build', signal, async () => {
    const made = await uos.multiverse.images.create(
      { gameId, name: name.slice(0, NAME_LENGTH), os, objectName, size, md5, ...(entrypoint !== '' && { entrypoint }) },
      { signal },
    );
    return built(uos, made.image, options);
  });
  return { image, built: true, sentBytes };
}

/** One of the same content that is built, or is being built. */
export async function equalImage(
  uos: HostingClient,
  {
    gameId,
    os = 'default',
    entrypoint = '',
    signal,
  }: Pick<BuildImageOptions, 'gameId' | 'os' | 'entrypoint' | 'signal'>,
  md5: string,
): Promise<MultiverseImage | undefined> {
  let looked = 0;
  for await (const image of uos.multiverse.images.list.all({ gameId, limit: 100 }, { signal })) {
    const isEqual = image.md5 === md5 && image.os === os && image.entrypoint === entrypoint.replace(/^\.\//, '');
    if (isEqual && !FAILED.has(image.status)) {
      return image;
    }
    looked += 1;
    if (looked >= LOOKED_THROUGH) {
      return undefined;
    }
  }
  return undefined;
}

export async function md5Of({ archive, createMd5, signal }: BuildImageOptions): Promise<string> {
  return archive.md5 ?? (await hashFile(archive.source, createMd5, { signal }));
}

async function upload(
  uos: HostingClient,
  { gameId, archive: { filename, source }, onEvent, signal }: BuildImageOptions,
  md5: string,
): Promise<{ readonly objectName: string; readonly sentBytes: number }> {
  const total = source.size;
  const asked = { gameId, filename, size: total, md5 };
  const { transferToken } = await uos.multiverse.images.transferToken(asked, { signal });
  const { objectName, uploadUrl, headers, present } = transferToken;
  if (present === true) {
    onEvent?.({ type: 'present', total });
    return { objectName, sentBytes: 0 };
  }
  const put = async (): Promise<void> => {
    let bytes = 0;
    const onBytes = (more: number): void => {
      bytes += more;
      onEvent?.({ type: 'upload', bytes, total });
    };
    await uos.request(`PUT ${uploadUrl as 'http'}`, {
      operation: 'multiverse.upload',
      errors: 'multiverse',
      headers: { ...headers, 'content-length': String(total) },
      body: watchedBody(source.body(0, total), { onBytes }),
      retries: 0,
      timeoutMs: Math.max(SILENCE_MS, total / SLOWEST_BYTES_PER_MS),
      ...(signal !== undefined && { signal }),
    });
  };
  const patience = { attempts: ATTEMPTS, firstDelayMs: FIRST_DELAY_MS, signal };
  await patiently(put, { ...patience, wasThere: () => true, onOverload: () => undefined });
  onEvent?.({ type: 'upload', bytes: total, total });
  return { objectName, sentBytes: total };
}

/** Waits for the end of a build. */
async function built(
  uos: HostingClient,
  first: MultiverseImage,
  { onEvent, signal }: BuildImageOptions,
): Promise<MultiverseImage> {
  const { images } = uos.multiverse;
  const { id } = first;
  const last: string[] = [];
  let offset = 0;
  const tell = async (): Promise<void> => {
    const { logs } = await images.logs({ id, offset }, { signal });
    offset += logs.length;
    for (const line of logs) {
      onEvent?.({ type: 'build', ...line });
      last.push(line.message);
    }
  };
  let image = first;
  let stage = '';
  for (
    let pauseMs: number = POLL_MS.first;
    image.finishedAt === null;
    pauseMs = Math.min(pauseMs * 1.5, POLL_MS.longest)
  ) {
    if (image.status !== stage) {
      stage = image.status;
      onEvent?.({ type: 'stage', stage });
    }
    await sleep(pauseMs, signal);
    signal?.throwIfAborted();
    await tell();
    ({ image } = await images.get({ id }, { signal }));
  }
  if (image.status !== 'success') {
    await tell();
    throw new DeployError(image.failedReason, { step: 'build', lines: last.slice(-LAST_LINES) });
  }
  onEvent?.({ type: 'stage', stage: image.status });
  return image;
}
