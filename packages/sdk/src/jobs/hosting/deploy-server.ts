// A build becomes what new servers of a profile run: image, revision, a server that tries it out, release. Each step is
// skipped where it would bring about what is there, so that a run may be repeated.
import type {
  MultiverseGame,
  MultiverseProfile,
  MultiverseReleaseResource,
  MultiverseRevision,
  MultiverseTestServer,
} from '../../generated/multiverse.ts';
import { UosApiError } from '../../runtime/errors.ts';
import { sleep } from '../../runtime/retry.ts';
import type { HostingClient } from '../clients.ts';
import { type BuildImageOptions, type BuiltImage, equalImage, type ImageEvent, imageOf, md5Of } from './build-image.ts';
import { DeployError, inStep } from './deploy-error.ts';
import { changesOf, type GivenRevision, type RevisionField, wishOf } from './revision.ts';

export interface TestRun {
  /** The first region of the servers when absent. */
  readonly regionId?: string | undefined;
  readonly envs?: Readonly<Record<string, string>>;
}

export interface ReleasePlan {
  readonly revision: MultiverseRevision;
  /** The revision that new servers run until then. */
  readonly before: MultiverseRevision | undefined;
  readonly resource: MultiverseReleaseResource;
}

export type DeployEvent =
  | ImageEvent
  | { readonly type: 'revision'; readonly revision: MultiverseRevision; readonly made: boolean }
  | { readonly type: 'test-server'; readonly server: MultiverseTestServer }
  | { readonly type: 'released'; readonly revision: MultiverseRevision }
  | { readonly type: 'ready'; readonly regionId: string };

export interface DeployServerOptions extends Omit<BuildImageOptions, 'onEvent' | 'entrypoint'> {
  /** Name of the profile; made where there is none. */
  readonly profile: string;
  /** Named where the game is not there yet; the profile when absent. */
  readonly gameName?: string;
  readonly revision?: GivenRevision;
  /** Whether the archive holds such a file: a start command that it holds is made executable, whoever packed it. */
  readonly holds?: (path: string) => boolean;
  /** Regions that its servers run in; those that the game lacks are added to it. As it is when absent. */
  readonly regionIds?: readonly string[];
  /** Try the revision out before its release; true when absent. */
  readonly test?: boolean | TestRun;
  /** False leaves the revision a draft. */
  readonly release?: boolean;
  /** Asked before a release; false leaves the revision a draft. */
  readonly mayRelease?: (plan: ReleasePlan) => Promise<boolean>;
  readonly onEvent?: (event: DeployEvent) => void;
}

export interface Deployment {
  readonly profile: MultiverseProfile;
  readonly image: BuiltImage['image'];
  readonly sentBytes: number;
  readonly revision: MultiverseRevision;
  readonly before: MultiverseRevision | undefined;
  /** In what it differs from the one before; all of a first one. */
  readonly changes: readonly RevisionField[];
  readonly released: boolean;
  /** Everything was there already. */
  readonly unchanged: boolean;
}

/** What a deployment would meet; nothing is changed by asking. */
export interface DeploymentState {
  readonly game: MultiverseGame | undefined;
  readonly profile: MultiverseProfile | undefined;
  readonly before: MultiverseRevision | undefined;
  /** An image of the same content. */
  readonly image: BuiltImage['image'] | undefined;
  /** In what the next revision differs from the one before; undefined where everything is new. */
  readonly changes: readonly RevisionField[] | undefined;
  readonly regionIds: readonly string[];
  /** Those of them that the game lacks, and gets. */
  readonly newRegionIds: readonly string[];
}

const POLL_MS = { first: 150, longest: 1500 } as const;
/** Beyond the time that a server has to get ready. */
const GRACE_MS = 15_000;
const LAST_LINES = 20;

/** What is there of it, by reading. @throws DeployError of step `revision`, for a region that is not offered too */
export async function deploymentState(uos: HostingClient, options: DeployServerOptions): Promise<DeploymentState> {
  const { signal, revision = {} } = options;
  return inStep('revision', signal, async () => {
    const game = await gameOf(uos, options);
    const profile = game && (await profileOf(uos, options));
    const before = profile && (await revisionBefore(uos, profile, signal));
    const wanted = { ...options, entrypoint: entrypointOf(options, before) };
    const image = game && (await equalImage(uos, wanted, await md5Of(options)));
    const wish = wishOf(image?.id ?? '', revision, before);
    const regions = await regionsFor(uos, options, { game, profile });
    return { game, profile, before, image, changes: before && changesOf(wish, before), ...regions };
  });
}

/**
 * Deploys a build of a server; `state` is what was read of it already.
 * @throws DeployError whose `step` says how far it came.
 * @example
 * const source = await fileSource('server.zip');
 * await deployServer(uos, {
 *   gameId: appId, profile: 'harbour', archive: { filename: 'server.zip', source }, createMd5: nodeMd5,
 *   revision: { startCommand: './server', portList: [{ name: 'game', protocol: 'UDP', port: 7777 }] },
 * });
 */
export async function deployServer(
  uos: HostingClient,
  given: DeployServerOptions,
  state?: DeploymentState,
): Promise<Deployment> {
  const { gameId, signal, onEvent, test = true, release = true } = given;
  const options = { ...given, archive: { ...given.archive, md5: await md5Of(given) } };
  const known = state ?? (await deploymentState(uos, options));
  const game = await inStep('upload', signal, async () => known.game ?? (await createGame(uos, options)));
  const entrypoint = entrypointOf(options, known.before);
  const { image, sentBytes, built } = await imageOf(uos, { ...options, entrypoint }, known.image);
  const made = await inStep('revision', signal, async () => {
    await addRegions(uos, options, known.newRegionIds);
    // why read again: an upload takes minutes, and somebody may have released another one meanwhile
    const profile = await ensureProfile(uos, options);
    return { profile, ...(await nextRevision(uos, profile, image.id, options)) };
  });
  const { profile, before, changes } = made;
  let { revision } = made;
  onEvent?.({ type: 'revision', revision, made: made.isNew });
  const facts = { profile, image, sentBytes, before, changes };
  if (revision.status === 'released') {
    return { ...facts, revision, released: true, unchanged: !built };
  }
  if (test !== false) {
    await inStep('test', signal, () => tryOut(uos, revision, test === true ? {} : test, options));
  }
  const kept = { ...facts, revision, released: false, unchanged: false };
  if (!release) {
    return kept;
  }
  const { releaseResource: resource } = await inStep('release', signal, () =>
    uos.multiverse.profiles.releaseResource({ id: profile.id, revisionId: revision.id }, { signal }),
  );
  // why outside of the step: whoever says no has not failed
  if ((await options.mayRelease?.({ revision, before, resource })) === false) {
    return kept;
  }
  revision = await inStep('release', signal, async () => {
    return (await uos.multiverse.revisions.release({ id: revision.id }, { signal })).profileRevision;
  });
  onEvent?.({ type: 'released', revision });
  if (game.type === 'OnFleetGame') {
    await inStep('ready', signal, () => waitReady(uos, gameId, revision, options));
  }
  return { ...facts, revision, released: true, unchanged: false };
}

async function gameOf({ multiverse }: HostingClient, { gameId, signal }: DeployServerOptions) {
  try {
    return (await multiverse.games.get({ gameId }, { signal })).game;
  } catch (error) {
    if (error instanceof UosApiError && error.status === 404) {
      return undefined;
    }
    throw error;
  }
}

const GAME_NAME = 64;

async function createGame({ multiverse }: HostingClient, options: DeployServerOptions): Promise<MultiverseGame> {
  const { gameId, gameName = options.profile, signal } = options;
  return (await multiverse.games.create({ gameId, name: gameName.slice(0, GAME_NAME) }, { signal })).game;
}

async function profileOf({ multiverse }: HostingClient, { gameId, profile: name, signal }: DeployServerOptions) {
  for await (const profile of multiverse.profiles.list.all({ gameId, name, limit: 100 }, { signal })) {
    // why: the filter finds parts of names
    if (profile.name === name) {
      return profile;
    }
  }
  return undefined;
}

async function ensureProfile(uos: HostingClient, options: DeployServerOptions): Promise<MultiverseProfile> {
  const { gameId, profile: name, regionIds, signal } = options;
  const given = regionIds === undefined ? {} : { regionIds: [...regionIds] };
  const found = await profileOf(uos, options);
  const { profiles } = uos.multiverse;
  if (found === undefined) {
    return (await profiles.create({ gameId, name, ...given }, { signal })).profile;
  }
  const isSame = regionIds === undefined || regionIds.toSorted().join() === found.regionIds.toSorted().join();
  return isSame ? found : (await profiles.update({ id: found.id, ...given }, { signal })).profile;
}

/** Those that servers of the profile run in. */
async function regionsOf(
  { multiverse }: HostingClient,
  gameId: string,
  ofProfile: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const { gameRegions } = await multiverse.regions.list({ gameId, limit: 100 }, { signal });
  const all = gameRegions.map(({ regionId }) => regionId);
  return ofProfile.length === 0 ? all : all.filter((id) => ofProfile.includes(id));
}

/** Where its servers shall run: a game without a region gets the only one that there is. */
async function regionsFor(
  uos: HostingClient,
  { gameId, regionIds, signal }: DeployServerOptions,
  { game, profile }: Pick<DeploymentState, 'game' | 'profile'>,
): Promise<Pick<DeploymentState, 'regionIds' | 'newRegionIds'>> {
  const has = game === undefined ? [] : await regionsOf(uos, gameId, [], signal);
  const lacking = regionIds?.filter((id) => !has.includes(id));
  if (lacking === undefined ? has.length > 0 : lacking.length === 0) {
    const ofProfile = profile?.regionIds ?? [];
    const all = ofProfile.length === 0 ? has : has.filter((id) => ofProfile.includes(id));
    return { regionIds: regionIds ?? all, newRegionIds: [] };
  }
  const { regions } = await uos.multiverse.regions.offered({}, { signal });
  const offered = regions.filter(({ available }) => available).map(({ id }) => id);
  const wanted = lacking ?? (offered.length === 1 ? offered : []);
  const unknown = wanted.filter((id) => !offered.includes(id));
  if (wanted.length === 0 || unknown.length > 0) {
    const what = unknown.length === 0 ? 'the game has no region' : `no such region is offered: ${unknown.join(', ')}`;
    throw new DeployError(`${what}; choose of: ${offered.join(', ')}`, {
      ...{ step: 'revision', lack: { what: 'region', unknown, offered } },
    });
  }
  return { regionIds: regionIds ?? wanted, newRegionIds: wanted };
}

async function addRegions(
  uos: HostingClient,
  { gameId, signal }: DeployServerOptions,
  regionIds: readonly string[],
): Promise<void> {
  const has = regionIds.length === 0 ? [] : await regionsOf(uos, gameId, [], signal);
  for (const regionId of regionIds.filter((id) => !has.includes(id))) {
    await uos.multiverse.regions.create({ gameId, regionId }, { signal });
  }
}

/** The program of the archive that is started, now or as before. */
function entrypointOf({ revision, holds }: DeployServerOptions, before: MultiverseRevision | undefined): string {
  const command = revision?.startCommand ?? before?.startCommand ?? '';
  const path = command.replace(/^(["'])(.*)\1$/, '$2').replace(/^\.\//, '');
  return path !== '' && !path.startsWith('/') && holds?.(path) === true ? path : '';
}

/** The released one, else the newest. */
async function revisionBefore(
  { multiverse }: HostingClient,
  { id, currentRevisionId }: MultiverseProfile,
  signal: AbortSignal | undefined,
): Promise<MultiverseRevision | undefined> {
  if (currentRevisionId !== null) {
    return (await multiverse.revisions.get({ id: currentRevisionId }, { signal })).profileRevision;
  }
  return (await multiverse.revisions.list({ id, limit: 1 }, { signal })).profileRevisions[0];
}

async function nextRevision(
  uos: HostingClient,
  profile: MultiverseProfile,
  imageId: string,
  { revision: given = {}, signal }: DeployServerOptions,
) {
  const { revisions } = uos.multiverse;
  const before = await revisionBefore(uos, profile, signal);
  const wish = wishOf(imageId, given, before);
  const changes = before === undefined ? [] : changesOf(wish, before);
  if (before?.status === 'released' && changes.length === 0) {
    return { revision: before, before, changes, isNew: false };
  }
  const { profileRevisions } = await revisions.list({ id: profile.id, limit: 1 }, { signal });
  const [newest] = profileRevisions;
  const released = before?.status === 'released' ? before : undefined;
  // why: a run that ended before its release has left a draft, and another one beside it would say nothing
  if (newest?.status === 'draft') {
    const isSame = changesOf(wish, newest).length === 0;
    const { profileRevision } = isSame
      ? { profileRevision: newest }
      : await revisions.update({ id: newest.id, ...wish }, { signal });
    return { revision: profileRevision, before: released, changes, isNew: !isSame };
  }
  const { profileRevision } = await revisions.create({ profileId: profile.id, ...wish }, { signal });
  return { revision: profileRevision, before: released, changes, isNew: true };
}

async function tryOut(
  uos: HostingClient,
  revision: MultiverseRevision,
  { regionId, envs }: TestRun,
  { gameId, regionIds, onEvent, signal }: DeployServerOptions,
): Promise<void> {
  const { testServers } = uos.multiverse;
  const { profile } = await uos.multiverse.profiles.get({ id: revision.profileId }, { signal });
  const [region] =
    regionId === undefined ? (regionIds ?? (await regionsOf(uos, gameId, profile.regionIds, signal))) : [regionId];
  if (region === undefined) {
    throw new DeployError('there is no region to try it out in', {
      ...{ step: 'test', lack: { what: 'region to try it out in' } },
    });
  }
  await stopOlder(uos, revision, gameId, signal);
  const input = { id: revision.id, regionId: region, ...(envs !== undefined && { envs: { ...envs } }) };
  const { testServer: first } = await testServers.start(input, { signal });
  const { id } = first;
  let isOver = false;
  try {
    const read = async () => (await testServers.get({ id }, { signal })).testServer;
    const { last: server } = await until(read, ({ status }) => status !== 'creating', {
      ...{ first, signal, timeoutMs: secondsOf(revision) * 1000 + GRACE_MS },
      onChange: (one) => onEvent?.({ type: 'test-server', server: one }),
    });
    isOver = server.status === 'failed' || server.status === 'stopped';
    if (server.status !== 'running') {
      const { logs } = await testServers.logs({ id, tail: LAST_LINES }, { signal });
      const lines = logs.map(({ message }) => message);
      throw new DeployError(server.msg === '' ? 'it did not get ready' : server.msg, { step: 'test', lines, server });
    }
  } finally {
    if (!isOver) {
      // why without the signal: one that was stopped in the middle leaves no server behind either
      await testServers.stop({ id }).catch(() => undefined);
    }
  }
}

/** One that an interrupted run has left is in the way. */
async function stopOlder(
  { multiverse }: HostingClient,
  { id: revisionId }: MultiverseRevision,
  gameId: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { testServers } = await multiverse.testServers.list({ gameId, limit: 50 }, { signal });
  for (const { id, profileRevisionId, status } of testServers) {
    if (profileRevisionId === revisionId && (status === 'creating' || status === 'running')) {
      await multiverse.testServers.stop({ id }, { signal });
    }
  }
}

/** Of a fleet: at least one server of the revision waits in each region where some shall. */
async function waitReady(
  { multiverse }: HostingClient,
  gameId: string,
  revision: MultiverseRevision,
  { onEvent, signal }: DeployServerOptions,
): Promise<void> {
  const { gameRegions } = await multiverse.regions.list({ gameId, limit: 100 }, { signal });
  const { profile } = await multiverse.profiles.get({ id: revision.profileId }, { signal });
  const wanted = gameRegions.filter(
    ({ regionId, minServers }) =>
      minServers > 0 && (profile.regionIds.length === 0 || profile.regionIds.includes(regionId)),
  );
  for (const { regionId } of wanted) {
    const filter = { gameId, regionId, revisionId: revision.id, limit: 100 };
    const read = async () => (await multiverse.servers.list(filter, { signal })).servers;
    const isReady = (servers: Awaited<ReturnType<typeof read>>) => servers.some(({ readyAt }) => readyAt !== null);
    const { isSo } = await until(read, isReady, {
      ...{ first: [], signal, timeoutMs: secondsOf(revision) * 1000 + GRACE_MS },
      onChange: () => undefined,
    });
    if (!isSo) {
      const now = await multiverse.regions.list({ gameId, limit: 100 }, { signal });
      const { reason = '' } = now.gameRegions.find((one) => one.regionId === regionId) ?? {};
      throw new DeployError(`no server is ready in ${regionId}${reason === '' ? '' : `: ${reason}`}`, {
        ...{ step: 'ready', lack: { what: 'ready server', regionId, reason } },
      });
    }
    onEvent?.({ type: 'ready', regionId });
  }
}

interface Waiting<T> {
  readonly first: T;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly onChange: (seen: T) => void;
}

async function until<T>(
  read: () => Promise<T>,
  isSo: (seen: T) => boolean,
  { first, timeoutMs, signal, onChange }: Waiting<T>,
): Promise<{ readonly last: T; readonly isSo: boolean }> {
  const end = performance.now() + timeoutMs;
  let seen = first;
  onChange(seen);
  for (let pauseMs: number = POLL_MS.first; ; pauseMs = Math.min(pauseMs * 1.5, POLL_MS.longest)) {
    await sleep(pauseMs, signal);
    signal?.throwIfAborted();
    const before = JSON.stringify(seen);
    seen = await read();
    if (JSON.stringify(seen) !== before) {
      onChange(seen);
    }
    if (isSo(seen) || performance.now() > end) {
      return { last: seen, isSo: isSo(seen) };
    }
  }
}

function secondsOf({ allocationTTL: { hour, minute, second } }: MultiverseRevision): number {
  return hour * 3600 + minute * 60 + second;
}
