// The work of `uos multiverse deploy`.
import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { check, rfc1123Name } from '@uos/contract/rules';
import {
  type Deployment,
  type DeployServerOptions,
  deploymentState,
  deployServer,
  type GivenRevision,
  type HostingClient,
  type ReleasePlan,
  type RevisionField,
} from '@uos/sdk/jobs';
import { nodeMd5 } from '@uos/sdk/jobs/node';
import { openClient } from '../../../connection/client.ts';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { sizeText } from '../../../terminal/output/values.ts';
import type { Text } from '../../../text/text.ts';
import { envsOf, portsOf } from '../hosting.ts';
import { type Packed, type PackFlags, packBuild } from './archive.ts';
import { archiveText, watchDeploy, withSteps } from './steps.ts';

interface Args {
  readonly build: string;
}

/** Where a build goes to. */
export interface Target {
  /** App id, or the id of the service whose servers run it; makes that where it is not there, once the build is one. */
  readonly gameId: string | (() => Promise<string>);
  /** Name or id of the profile. */
  readonly profile: string;
  /** Ports of the servers; those that are given, else those of before, without it. */
  readonly ports?: NonNullable<GivenRevision['portList']>;
  /** What is told behind a release. */
  next(profile: string, facts: { readonly isFirst: boolean }): readonly Text[];
}

interface Flags extends PackFlags {
  readonly start: string | undefined;
  readonly os: DeployServerOptions['os'];
  readonly port: readonly string[];
  readonly env: readonly string[];
  readonly file: readonly string[];
  readonly cpu?: number | undefined;
  readonly memory?: number | undefined;
  readonly 'work-dir': string | undefined;
  readonly 'start-timeout': number | undefined;
  readonly region?: readonly string[];
  readonly description: string | undefined;
  readonly test: boolean | undefined;
  readonly draft: boolean;
}

type Ctx = Context<Args, Flags>;

export async function deployBuild(ctx: Ctx, target: Target) {
  const { args, flags, globals } = ctx;
  const { ports } = target;
  const revision: GivenRevision = { ...givenOf(ctx), ...(ports !== undefined && { portList: ports }) };
  const startedMs = ctx.io.now();
  const profile = await nameOf(ctx, target.profile);
  const packed = await packBuild(ctx, args.build);
  const watch = watchDeploy(ctx);
  try {
    if (packed.files > 0) {
      const size = sizeText(packed.source.size);
      ctx.note({ zh: `已打包 ${packed.files} 个文件，${size}。`, en: `Packed ${packed.files} files, ${size}.` });
    }
    ctx.event({ type: 'packed', files: packed.files, bytes: packed.source.size, md5: packed.md5 });
    if (typeof target.gameId === 'function' && revision.startCommand === undefined) {
      throw needsStart(ctx, packed);
    }
    const gameId = typeof target.gameId === 'function' ? await target.gameId() : target.gameId;
    const uos = (await openClient(ctx.uos.parts, 'multiverse')) as unknown as HostingClient;
    const options: DeployServerOptions = {
      ...{ gameId, profile, revision, createMd5: nodeMd5, archive: packed, signal: ctx.signal },
      ...{ test: flags.test ?? true, release: !flags.draft, onEvent: watch.onEvent },
      ...(flags.os !== undefined && { os: flags.os }),
      ...(flags.region !== undefined && flags.region.length > 0 && { regionIds: flags.region }),
      ...(packed.files > 0 && { holds: packed.has }),
      mayRelease: (plan) => mayRelease(ctx, profile, plan),
    };
    return await withSteps(ctx, async () => {
      const state = await deploymentState(uos, options);
      if (state.profile === undefined) {
        checkName(ctx, profile);
      }
      if (state.before === undefined && revision.startCommand === undefined) {
        throw needsStart(ctx, packed);
      }
      const isReplacing =
        state.before?.status === 'released' && (state.image === undefined || state.changes?.length !== 0);
      if (globals['dry-run']) {
        return plannedOf(ctx, { packed, state, profile, isReplacing });
      }
      if (isReplacing && !flags.draft) {
        // why now: what nobody can be asked about is not uploaded first
        ctx.checkAskable();
      }
      const done = await deployServer(uos, options, state);
      watch.clear();
      tell(ctx, done, target);
      return { ...answerOf(done, packed), seconds: Math.round((ctx.io.now() - startedMs) / 100) / 10 };
    });
  } finally {
    watch.clear();
    packed.close();
  }
}

/** The name of a profile that is given by its id. */
async function nameOf(ctx: Ctx, word: string): Promise<string> {
  const { isUuid } = await import('../../../text/ids.ts');
  if (!isUuid(word)) {
    return word;
  }
  const { profiles } = await ctx.uos.service('multiverse');
  return (await profiles.get({ id: word })).profile.name;
}

function givenOf(ctx: Ctx): GivenRevision {
  const {
    start,
    os,
    port,
    env,
    file,
    cpu,
    memory,
    description,
    'work-dir': workDir,
    'start-timeout': seconds,
  } = ctx.flags;
  const [, startCommand = '', startArgs = ''] = /^\s*("[^"]*"|'[^']*'|\S+)\s*(.*?)\s*$/s.exec(start ?? '') ?? [];
  if (start !== undefined && startCommand === '') {
    throw usageError('no-command', () => ctx.say({ zh: '--start 是空的。', en: '--start is empty.' }), helpOf(ctx));
  }
  checkAbove(ctx, 'cpu', cpu, 0);
  checkAbove(ctx, 'memory', memory, 1);
  checkAbove(ctx, 'start-timeout', seconds, 1);
  const quantity = memory === undefined ? undefined : `${Math.ceil(memory)}Mi`;
  return {
    ...(start !== undefined && { startCommand, startArgs }),
    ...(os !== undefined && { os }),
    ...(port.length > 0 && { portList: portsOf(ctx, port) }),
    ...(env.length > 0 && {
      envList: Object.entries(envsOf(ctx, env)).map(([envKey, envValue]) => ({ envKey, envValue })),
    }),
    ...(file.length > 0 && { fileConfigs: file.map((text) => fileOf(ctx, text)) }),
    ...(cpu !== undefined && { cpu }),
    ...(quantity !== undefined && { memoryLimit: quantity, memoryRequest: quantity }),
    ...(workDir !== undefined && { workDir }),
    ...(seconds !== undefined && { startSeconds: Math.ceil(seconds) }),
    ...(description !== undefined && { description }),
  };
}

/** Throws CliError with exit 2 for a number that makes no sense. */
function checkAbove(ctx: Ctx, flag: string, value: number | undefined, least: number): void {
  if (value !== undefined && !(least === 0 ? value > 0 : value >= least)) {
    throw usageError(
      'too-small',
      () => ctx.say({ zh: `--${flag} 太小：${value}。`, en: `--${flag} is too small: ${value}.` }),
      helpOf(ctx),
    );
  }
}

function fileOf(ctx: Ctx, text: string): NonNullable<GivenRevision['fileConfigs']>[number] {
  const at = text.lastIndexOf('=');
  const target = text.slice(at + 1);
  if (at < 1 || !target.startsWith('/') || target.endsWith('/')) {
    throw usageError(
      'bad-file',
      () =>
        ctx.say({
          zh: `--file 形如 rules.json=/game/config/rules.json，而不是“${text}”。`,
          en: `--file is like rules.json=/game/config/rules.json, not "${text}".`,
        }),
      helpOf(ctx),
    );
  }
  const local = resolve(ctx.io.cwd, text.slice(0, at));
  try {
    return { mountPath: posix.dirname(target), filename: posix.basename(target), content: readFileSync(local, 'utf8') };
  } catch (cause) {
    throw usageError('unreadable-file', (t) => t.errors.unreadable(local), helpOf(ctx), { cause });
  }
}

/** The profile that a game is made with, whose name nobody else can give. */
export const DEFAULT_PROFILE = 'DEFAULT';

/** why here: what is told of it only once all is built comes late */
function checkName(ctx: Ctx, profile: string): void {
  const fault = check({ ...rfc1123Name, min: 1 }, profile);
  if (fault !== undefined && profile !== DEFAULT_PROFILE) {
    throw usageError(
      'bad-profile',
      () => ctx.say({ zh: `启动配置“${profile}”：${fault.zh}。`, en: `Profile "${profile}": ${fault.en}.` }),
      helpOf(ctx),
    );
  }
}

function needsStart(ctx: Ctx, { filename }: Packed): Error {
  return usageError(
    'needs-start',
    () =>
      ctx.say({
        zh: `第一次部署需要 --start：怎样启动 ${filename}？`,
        en: `The first deployment needs --start: how is ${filename} started?`,
      }),
    ctx.line('--start=./server'),
  );
}

async function mayRelease(ctx: Ctx, profile: string, { revision, before, resource }: ReleasePlan): Promise<boolean> {
  if (!resource.sufficient) {
    const { requiredCpu, requiredMemory, availableCpu, availableMemory } = resource;
    ctx.note(
      {
        zh: `资源可能不足：需要 ${requiredCpu} 核、${requiredMemory} MiB，可用 ${availableCpu} 核、${availableMemory} MiB。`,
        en: `There may be too little room: ${requiredCpu} cores and ${requiredMemory} MiB are needed, ${availableCpu} and ${availableMemory} are free.`,
      },
      { style: 'yellow', text: '!' },
    );
  }
  if (before !== undefined) {
    const { runningServers } = resource;
    return await isConfirmed(
      ctx,
      {
        zh: `版本 ${revision.version} 将替换 ${profile} 的版本 ${before.version}；继续使用旧版本的运行中服务器：${runningServers}`,
        en: `Revision ${revision.version} of ${profile} will replace ${before.version}; servers that run on with the old one: ${runningServers}`,
      },
      profile,
    );
  }
  return true;
}

/** Whoever says no keeps the draft, and is told of it. */
async function isConfirmed(ctx: Ctx, what: Text, name: string): Promise<boolean> {
  try {
    await ctx.confirm(what, name);
    return true;
  } catch (error) {
    if (error instanceof CliError && error.facts.exit === EXIT.cancelled && !ctx.signal.aborted) {
      ctx.exit(EXIT.cancelled);
      return false;
    }
    throw error;
  }
}

const FIELD_TEXTS: Readonly<Record<RevisionField, Text>> = {
  imageId: { zh: '镜像', en: 'image' },
  os: { zh: '操作系统', en: 'system' },
  startCommand: { zh: '启动命令', en: 'start command' },
  startArgs: { zh: '启动参数', en: 'arguments' },
  workDir: { zh: '工作目录', en: 'folder' },
  portList: { zh: '端口', en: 'ports' },
  envList: { zh: '环境变量', en: 'variables' },
  fileConfigs: { zh: '配置文件', en: 'files' },
  cpuLimit: { zh: 'CPU 上限', en: 'CPU limit' },
  cpuRequest: { zh: 'CPU 预留', en: 'CPU request' },
  memoryLimit: { zh: '内存上限', en: 'memory limit' },
  memoryRequest: { zh: '内存预留', en: 'memory request' },
  allocationTTL: { zh: '启动超时', en: 'start timeout' },
  description: { zh: '说明', en: 'description' },
};

function changesText(changes: readonly RevisionField[]): Text {
  return {
    zh: changes.map((field) => FIELD_TEXTS[field].zh).join('、'),
    en: changes.map((field) => FIELD_TEXTS[field].en).join(', '),
  };
}

function tell(
  ctx: Ctx,
  { profile: { name }, revision, before, changes, released, unchanged }: Deployment,
  target: Target,
): void {
  const { version } = revision;
  if (unchanged) {
    ctx.note({
      zh: `与已发布的版本 ${version} 相同，什么也没有做。`,
      en: `It is what revision ${version} is that is released; nothing was done.`,
    });
    return;
  }
  const what = before === undefined || changes.length === 0 ? { zh: '', en: '' } : changesText(changes);
  ctx.note({
    zh: `${released ? '已发布' : '草稿：'} ${name} 的版本 ${version}${what.zh === '' ? '' : `（改变：${what.zh}）`}。`,
    en: `${released ? 'Released' : 'A draft:'} revision ${version} of ${name}${what.en === '' ? '' : ` (changed: ${what.en})`}.`,
  });
  if (released) {
    for (const line of target.next(name, { isFirst: before === undefined })) {
      ctx.note(line);
    }
  } else {
    const line = `uos multiverse revision release ${revision.id}`;
    ctx.note({ zh: `发布：${line}`, en: `To release it: ${line}` });
  }
}

interface Planned {
  readonly packed: Packed;
  readonly state: Awaited<ReturnType<typeof deploymentState>>;
  readonly profile: string;
  readonly isReplacing: boolean;
}

function plannedOf(ctx: Ctx, { packed, state, profile, isReplacing }: Planned) {
  const { image, before, regionIds } = state;
  const archive = archiveText(packed.filename, packed.source.size);
  // why: an image that is not built yet has no id to compare
  const changes = (state.changes ?? []).filter((field) => field !== 'imageId' || image !== undefined);
  const all: RevisionField[] = image === undefined && before !== undefined ? ['imageId', ...changes] : [...changes];
  const isSame = before?.status === 'released' && image !== undefined && all.length === 0;
  ctx.note(
    image === undefined
      ? { zh: `将上传并构建 ${archive}。`, en: `${archive} would be uploaded and built.` }
      : { zh: `${archive} 已构建过，不再上传。`, en: `${archive} was built before and would not be sent.` },
  );
  if (isSame) {
    ctx.note({
      zh: `与已发布的版本 ${before.version} 相同，不会改变什么。`,
      en: `It is what revision ${before.version} is; nothing would change.`,
    });
  } else if (before === undefined) {
    ctx.note({ zh: `将创建 ${profile} 的第一个版本。`, en: `It would be the first revision of ${profile}.` });
  } else {
    const what = changesText(all);
    ctx.note({ zh: `新版本改变：${what.zh || '无'}。`, en: `A new revision would change: ${what.en || 'nothing'}.` });
    if (isReplacing && !ctx.flags.draft) {
      ctx.note({
        zh: `并替换已发布的版本 ${before.version}。`,
        en: `And it would replace revision ${before.version}, which is released.`,
      });
    }
  }
  return {
    ...{ dryRun: true, profile, profileId: state.profile?.id ?? null, before: before?.version ?? null, changes: all },
    ...{ unchanged: isSame, image: image?.name ?? null, imageId: image?.id ?? null, files: packed.files },
    ...{ bytes: packed.source.size, sentBytes: 0, regions: regionIds },
  };
}

function answerOf(done: Deployment, packed: Packed) {
  const { profile, image, revision, before, changes, released, unchanged, sentBytes } = done;
  return {
    profile: profile.name,
    profileId: profile.id,
    version: revision.version,
    revisionId: revision.id,
    before: before?.version ?? null,
    changes,
    released,
    unchanged,
    image: image.name,
    imageId: image.id,
    tag: image.tag,
    files: packed.files,
    bytes: packed.source.size,
    sentBytes,
    regions: profile.regionIds,
  };
}

function helpOf({ command }: Ctx): string {
  return `uos ${command.id} --help`;
}
