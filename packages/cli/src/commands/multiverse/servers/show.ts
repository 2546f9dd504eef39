// The work of `uos multiverse servers`: what lives and what has ended as one list, drawn again while it changes.
import { setTimeout as sleep } from 'node:timers/promises';
import type { MultiverseAllocation, MultiverseServer } from '@uos/sdk/services/multiverse';
import { idNamed } from '../../../derived/things.ts';
import { WRITTEN } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { pageSize, take } from '../../../program/lists.ts';
import { printAnswer } from '../../../terminal/output/print.ts';
import { paintFor } from '../../../terminal/paint.ts';
import { printable } from '../../../terminal/printable.ts';
import { isDrawable } from '../../../terminal/waiting.ts';
import { addressOf } from '../hosting.ts';
import { isPassing } from './follow.ts';
import { LIVE } from './stop-servers.ts';
import { LIMIT } from './table.ts';

interface Flags {
  readonly region: string | undefined;
  readonly all: boolean;
  readonly watch: boolean;
  readonly limit: number | undefined;
}

type Ctx = Context<{ readonly profile: string | undefined }, Flags>;
type AnyCtx = Context<unknown, unknown>;

/** What is told of a server that is watched, whoever runs it. */
export interface Watched {
  readonly name: string;
  /** Of its allocation; empty while it waits. */
  readonly uuid: string;
  readonly profile: string;
  readonly version: number;
  readonly region: string;
  readonly status: string;
  readonly address: string;
}

interface Row extends Watched {
  readonly ports: readonly object[];
  readonly createdAt: string;
  readonly readyAt: string | null;
  readonly expireAt: string | null;
  readonly endReason: string;
  readonly exitCode: number | null;
  readonly exitSignal: string;
  readonly endDetail: string;
  readonly msg: string;
  readonly node: string;
}

const POLL_MS = 1000;

export async function showServers(ctx: Ctx, gameId: string) {
  const read = await reader(ctx, gameId);
  return ctx.flags.watch ? watchServers(ctx, read) : read();
}

async function reader(ctx: Ctx, gameId: string): Promise<() => Promise<Row[]>> {
  const { region, all, limit = LIMIT } = ctx.flags;
  const { profile } = ctx.args;
  const { allocations, servers, revisions } = await ctx.uos.service('multiverse');
  const game = { 'multiverse.game': gameId };
  const profileId = profile === undefined ? undefined : await idNamed(ctx, 'multiverse.profile', profile, game);
  const inRegion = region === undefined ? {} : { regionId: region };
  const versions = new Map<string, number>();
  const versionOf = async (id: string): Promise<number> => {
    const version = versions.get(id) ?? (await revisions.get({ id })).profileRevision.version;
    versions.set(id, version);
    return version;
  };
  return async () => {
    const status = all ? {} : { status: [...LIVE] };
    const filter = {
      gameId,
      ...inRegion,
      ...status,
      ...(profileId !== undefined && { profileId }),
      limit: pageSize(limit, 200),
    };
    const [had, living] = await Promise.all([
      take(allocations.list.all(filter), limit),
      take(servers.list.all({ gameId, ...inRegion, limit: 200 }), 1000),
    ]);
    const byAllocation = new Map(living.flatMap((one) => (one.allocationId === null ? [] : [[one.allocationId, one]])));
    const rows: Row[] = [];
    for (const one of living) {
      versions.set(one.profileRevisionId, one.version);
      if (one.allocationId === null && (profileId === undefined || one.profileId === profileId)) {
        rows.push(rowOfWaiting(one));
      }
    }
    for (const one of had) {
      rows.push(rowOf(one, byAllocation.get(one.uuid), await versionOf(one.profileRevisionId)));
    }
    return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit);
  };
}

function rowOfWaiting(server: MultiverseServer): Row {
  const { name, profileName, version, regionId, state, gameServerPorts, createdAt, readyAt, nodeName } = server;
  return {
    ...{ name, uuid: '', profile: profileName, version, region: regionId, status: state, address: addressOf(server) },
    ...{
      ports: gameServerPorts,
      createdAt,
      readyAt,
      expireAt: null,
      endReason: '',
      exitCode: null,
      exitSignal: '',
      endDetail: '',
      msg: '',
      node: nodeName,
    },
  };
}

function rowOf(allocation: MultiverseAllocation, server: MultiverseServer | undefined, version: number): Row {
  const { gameServerName, uuid, profileName, regionId, status, gameServerPorts, createdAt, fulfilledAt, expireAt } =
    allocation;
  const { endReason, exitCode, exitSignal, endDetail, msg, nodeName } = allocation;
  return {
    ...{
      name: gameServerName,
      uuid,
      profile: profileName,
      version: server?.version ?? version,
      region: regionId,
      status,
    },
    ...{ address: addressOf(allocation), ports: gameServerPorts, createdAt, readyAt: fulfilledAt, expireAt },
    ...{ endReason, exitCode, exitSignal, endDetail, msg, node: nodeName },
  };
}

/** Draws them again as they change, or tells each change on a line. */
export async function watchServers(ctx: AnyCtx, read: () => Promise<readonly Watched[]>): Promise<typeof WRITTEN> {
  const isDrawn =
    isDrawable(ctx.io) && ctx.io.stdout.isTTY && ctx.globals.json === undefined && !ctx.globals['stream-json'];
  const show = isDrawn ? drawing(ctx) : telling(ctx);
  let isFirst = true;
  while (!ctx.signal.aborted) {
    const rows = await read().catch((error: unknown) => {
      // why: whoever watches for hours does not want to begin anew after a moment without a network
      if (ctx.signal.aborted || (!isFirst && isPassing(error))) {
        return undefined;
      }
      throw error;
    });
    isFirst = false;
    if (rows !== undefined) {
      await show(rows);
    }
    await sleep(POLL_MS, undefined, { signal: ctx.signal }).catch(() => undefined);
  }
  return WRITTEN;
}

/** Draws the table over the one before. */
function drawing(ctx: AnyCtx): (rows: readonly Watched[]) => Promise<void> {
  const { stdout } = ctx.io;
  let lines = 0;
  let before = '';
  return async (rows) => {
    let text = '';
    const room = Math.max((stdout.rows ?? 24) - 3, 3);
    const sink = { isTTY: true, columns: stdout.columns, write: (data: string | Uint8Array) => (text += String(data)) };
    const paint = await paintFor(stdout, ctx.io.env);
    await printAnswer({ sink, paint, t: ctx.t, lang: ctx.lang }, printable(rows.slice(0, room)), ctx.command.output);
    if (rows.length > room) {
      text += `${ctx.say({ zh: `另有 ${rows.length - room} 台`, en: `${rows.length - room} more` })}\n`;
    }
    text = `${summary(ctx, rows)}\n${text}`;
    if (text !== before) {
      stdout.write(`${lines === 0 ? '' : `\x1b[${lines}A\r\x1b[J`}${text}`);
      before = text;
      lines = text.split('\n').length - 1;
    }
  };
}

/** How many run each revision: `v4: 3 · v5: 1`. */
function summary(ctx: AnyCtx, rows: readonly Watched[]): string {
  const counts = new Map<string, number>();
  for (const { profile, version } of rows) {
    const key = `${profile} v${version}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const parts = Array.from(counts, ([key, count]) => `${key}: ${count}`).sort();
  return parts.length === 0 ? ctx.say({ zh: '没有服务器', en: 'No servers' }) : printable(parts.join(' · '));
}

/** A line for each that is new or has changed, and for each that is gone. */
function telling(ctx: AnyCtx): (rows: readonly Watched[]) => Promise<void> {
  let before = new Map<string, Watched>();
  return async (rows) => {
    const now = new Map(rows.map((row) => [row.name, row]));
    for (const row of rows.toReversed()) {
      const known = before.get(row.name);
      if (
        known === undefined ||
        known.status !== row.status ||
        known.address !== row.address ||
        known.uuid !== row.uuid
      ) {
        line(ctx, row);
      }
    }
    for (const [name, row] of before) {
      if (!now.has(name)) {
        line(ctx, { ...row, status: 'ended' });
      }
    }
    before = now;
  };
}

function line(ctx: AnyCtx, row: Watched): void {
  if (ctx.globals['stream-json']) {
    ctx.event({ type: 'server', ...row });
  } else if (ctx.globals.json === undefined) {
    const { name, uuid, version, region, status, address } = row;
    ctx.io.stdout.write(`${[name, uuid, `v${version}`, region, status, address].join('\t')}\n`);
  } else {
    ctx.io.stdout.write(`${JSON.stringify(row)}\n`);
  }
}
