// An API server with Agones behind it, in this process: plays recorded exchanges, and keeps what was written to it so
// that the next answer follows from it. On request it cuts watches, forgets old versions, or says no.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

type Text = Record<string, string>;
interface Kept {
  metadata: {
    name: string;
    uid: string;
    resourceVersion: string;
    labels: Text;
    annotations: Text;
    deletionTimestamp?: string;
  };
  spec: { replicas?: number; ports?: readonly { name: string }[]; template?: { metadata?: object; spec?: object } };
  status: Record<string, unknown> & { state?: string };
}
interface Change {
  readonly version: number;
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  readonly object: Kept;
}
export interface Exchanged {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
export type Fault = 'conflict' | 'broken' | 'gone' | 'missing' | 'lost' | 'Contention' | 'UnAllocated';

export type Act =
  | { readonly do: 'ready' | 'allocate' | 'shutdown' | 'silent' }
  | { readonly do: 'reserve' }
  | { readonly do: 'label'; readonly key: string; readonly value: string }
  | { readonly do: 'players'; readonly ids: readonly string[] }
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'exit'; readonly code: number };

export interface FakeCluster {
  readonly url: string;
  readonly exchanged: readonly Exchanged[];
  gameServers(): readonly Kept[];
  secrets(): readonly string[];
  fleets(): readonly Kept[];
  /** What the program of a server does; of the game server with that label `uos.server`. */
  act(serverId: string, act: Act): void;
  /** Answers the next so many calls that fit with that; `lost` does what was asked, and its answer never comes. */
  fail(fault: Fault, calls: RegExp, times?: number): void;
  cutWatches(): void;
  /** Whoever watches from before is told that it is too old. */
  forget(): void;
  /** Removes a game server behind everybody's back; `quiet` so that no watch tells of it. */
  lose(serverId: string, quiet?: boolean): void;
  close(): Promise<void>;
}

const NS = 'games';

export async function openFakeCluster(): Promise<FakeCluster> {
  const file = join(import.meta.dirname, 'exchanges', 'exchanges.json');
  const recorded = JSON.parse(await readFile(file, 'utf8')) as Record<string, Kept & { code: number }>;
  const played = (name: string): Kept & { code: number } => structuredClone(recorded[name]) as Kept & { code: number };
  const kept = {
    gameservers: new Map<string, Kept>(),
    fleets: new Map<string, Kept>(),
    secrets: new Map<string, Kept>(),
  };
  const logs = new Map<string, string[]>();
  const exits = new Map<string, number>();
  const changes: Change[] = [];
  const watchers = new Set<ServerResponse>();
  const followers = new Map<ServerResponse, string>();
  const faults: { fault: Fault; calls: RegExp; times: number }[] = [];
  const exchanged: Exchanged[] = [];
  const cutOff = new WeakSet<ServerResponse>();
  let version = 100;
  let oldest = 0;
  let port = 7000;
  let said = 0;

  const tell = (type: Change['type'], object: Kept): void => {
    version += 1;
    object.metadata.resourceVersion = String(version);
    const change = { version, type, object: structuredClone(object) };
    changes.push(change);
    for (const watcher of watchers) {
      watcher.write(`${JSON.stringify({ type, object: change.object })}\n`);
    }
  };
  const move = (object: Kept, status: Record<string, unknown>): void => {
    Object.assign(object.status, status);
    tell('MODIFIED', object);
  };
  const makeGameServer = (given: Partial<Kept>, name: string): Kept => {
    const object = played('gameServer');
    Object.assign(object.metadata, { ...given.metadata, name, uid: randomUUID() });
    object.metadata.annotations = { ...given.metadata?.annotations };
    object.metadata.labels = { ...given.metadata?.labels };
    object.spec = given.spec ?? {};
    kept.gameservers.set(name, object);
    logs.set(name, []);
    tell('ADDED', object);
    const ports = (object.spec.ports ?? []).map((one) => {
      port += 1;
      return { name: one.name, port };
    });
    setImmediate(() => {
      if (kept.gameservers.has(name)) {
        move(object, { ...(recorded.scheduled as object), ports, state: 'Scheduled' });
      }
    });
    return object;
  };
  const drop = (name: string, quiet = false): void => {
    const object = kept.gameservers.get(name);
    if (object === undefined) {
      return;
    }
    kept.gameservers.delete(name);
    for (const [response, of] of followers) {
      if (of === name) {
        response.end();
      }
    }
    if (!quiet) {
      tell('DELETED', object);
    }
    fill();
  };
  /** The controller of fleets. */
  const fill = (): void => {
    for (const fleet of kept.fleets.values()) {
      const pool = fleet.metadata.labels['uos.pool'];
      const own = [...kept.gameservers.values()].filter(({ metadata }) => metadata.labels['uos.pool'] === pool);
      for (let count = own.length; count < (fleet.spec.replicas ?? 0); count += 1) {
        const template = fleet.spec.template as { metadata: Kept['metadata']; spec: Kept['spec'] };
        makeGameServer(template, `${fleet.metadata.name}-${randomUUID().slice(0, 5)}`);
      }
      const idle = own.filter(({ status }) => status.state !== 'Allocated' && status.state !== 'Ready');
      for (const one of idle.slice(0, Math.max(0, own.length - (fleet.spec.replicas ?? 0)))) {
        drop(one.metadata.name);
      }
    }
  };
  const find = (serverId: string): Kept => {
    const object = [...kept.gameservers.values()].find(({ metadata }) => metadata.labels['uos.server'] === serverId);
    if (object === undefined) {
      throw new Error(`no game server of ${serverId}`);
    }
    return object;
  };
  const speak = (name: string, text: string): void => {
    said += 1;
    const line = `${new Date(Date.parse('2026-01-15T08:31:00Z') + said * 10).toISOString().slice(0, 23)}000001Z ${text}\n`;
    logs.get(name)?.push(line);
    for (const [response, of] of followers) {
      if (of === name) {
        response.write(line);
      }
    }
  };

  const allocate = (body: unknown): object => {
    const { spec } = body as {
      spec: { selectors: [{ matchLabels: Text }]; metadata: { labels: Text; annotations: Text } };
    };
    const answer = played('allocation');
    const [{ matchLabels }] = spec.selectors;
    const object = [...kept.gameservers.values()].find(
      ({ metadata, status }) =>
        status.state === 'Ready' && Object.entries(matchLabels).every(([key, value]) => metadata.labels[key] === value),
    );
    if (object === undefined) {
      return answer;
    }
    Object.assign(object.metadata.labels, spec.metadata.labels);
    Object.assign(object.metadata.annotations, spec.metadata.annotations);
    move(object, { state: 'Allocated' });
    return { ...answer, status: { state: 'Allocated', gameServerName: object.metadata.name } };
  };

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    if (cutOff.has(response)) {
      response.destroy();
      return;
    }
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const refuse = (response: ServerResponse, name: string): void => {
    const answer = played(name);
    send(response, answer.code, answer);
  };
  const watch = (response: ServerResponse, from: number): void => {
    if (from < oldest) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(`${JSON.stringify({ type: 'ERROR', object: recorded.gone })}\n`);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.flushHeaders();
    for (const { type, object } of changes.filter((change) => change.version > from)) {
      response.write(`${JSON.stringify({ type, object })}\n`);
    }
    watchers.add(response);
    response.once('close', () => watchers.delete(response));
  };
  const follow = (response: ServerResponse, name: string): void => {
    const lines = logs.get(name);
    if (lines === undefined) {
      refuse(response, 'missing');
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    response.write(lines.join(''));
    response.flushHeaders();
    if (kept.gameservers.has(name)) {
      followers.set(response, name);
      response.once('close', () => followers.delete(response));
    } else {
      response.end();
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) {
      chunks.push(chunk);
    }
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const url = new URL(request.url ?? '', 'http://cluster');
    const { method = '' } = request;
    const path = url.pathname;
    exchanged.push({ method, path: `${path}${url.search}`, body });
    const fault = faults.find(({ calls, times }) => times > 0 && calls.test(`${method} ${path}${url.search}`));
    if (fault !== undefined) {
      fault.times -= 1;
      if (fault.fault === 'Contention' || fault.fault === 'UnAllocated') {
        send(response, 201, { ...played('allocation'), status: { state: fault.fault } });
        return;
      }
      if (fault.fault !== 'lost') {
        refuse(response, fault.fault);
        return;
      }
      cutOff.add(response);
    }
    if (path === '/api/v1/nodes') {
      send(response, 200, recorded.nodes);
      return;
    }
    if (path === '/version' || path === '/apis/agones.dev/v1') {
      send(response, 200, { gitVersion: 'v1.31.4' });
      return;
    }
    if (path.endsWith('/gameserverallocations')) {
      send(response, 201, allocate(body));
      return;
    }
    const [, kind = '', name = '', sub = ''] =
      new RegExp(`/namespaces/${NS}/([^/]+)(?:/([^/]+))?(?:/(.+))?$`).exec(path) ?? [];
    if (path.startsWith('/apis/metrics.k8s.io/')) {
      const items = [...kept.gameservers.keys()].map((one) => {
        const pod = played('metrics');
        pod.metadata.name = one;
        return pod;
      });
      send(response, 200, { metadata: {}, items });
      return;
    }
    if (kind === 'pods') {
      if (sub === 'log') {
        follow(response, name);
        return;
      }
      const pod = played('pod');
      const code = exits.get(name);
      const state = code === undefined ? { running: {} } : { terminated: { exitCode: code, reason: 'Error' } };
      (pod.status.containerStatuses as object[]).push({ name: 'game', state });
      send(response, 200, pod);
      return;
    }
    const own = kept[kind as keyof typeof kept] as Map<string, Kept> | undefined;
    if (own === undefined) {
      refuse(response, 'missing');
      return;
    }
    if (name === '' && method === 'GET') {
      if (url.searchParams.get('watch') === 'true') {
        watch(response, Number(url.searchParams.get('resourceVersion')));
      } else {
        send(response, 200, { metadata: { resourceVersion: String(version) }, items: [...own.values()] });
      }
      return;
    }
    if (name === '' && method === 'POST') {
      const given = body as Kept;
      if (own.has(given.metadata.name)) {
        refuse(response, 'exists');
      } else if (kind === 'gameservers') {
        send(response, 201, makeGameServer(given, given.metadata.name));
      } else {
        own.set(given.metadata.name, given);
        send(response, 201, given);
        fill();
      }
      return;
    }
    const object = own.get(name);
    if (object === undefined) {
      refuse(response, 'missing');
    } else if (sub === 'scale') {
      if (method === 'PUT') {
        object.spec.replicas = (body as Kept).spec.replicas ?? 0;
        fill();
      }
      const scale = played('scale');
      scale.metadata.name = name;
      scale.spec = { replicas: object.spec.replicas ?? 0 };
      send(response, 200, scale);
    } else if (method === 'PATCH') {
      const { metadata } = body as { metadata: { labels?: Text } };
      Object.assign(object.metadata.labels, metadata.labels);
      tell('MODIFIED', object);
      send(response, 200, object);
    } else if (method === 'DELETE') {
      if (kind === 'gameservers') {
        object.metadata.deletionTimestamp = '2026-01-15T08:40:00Z';
        move(object, { state: 'Shutdown' });
        setImmediate(() => drop(name));
      } else {
        own.delete(name);
      }
      send(response, 200, object);
    } else {
      if (method === 'PUT') {
        own.set(name, body as Kept);
      }
      send(response, 200, own.get(name));
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanged,
    gameServers: () => [...kept.gameservers.values()],
    secrets: () => [...kept.secrets.keys()],
    fleets: () => [...kept.fleets.values()],
    act(serverId, act) {
      const object = find(serverId);
      const { name } = object.metadata;
      if (act.do === 'ready') {
        move(object, { state: 'Ready' });
      } else if (act.do === 'allocate') {
        move(object, { state: 'Allocated' });
      } else if (act.do === 'reserve') {
        move(object, { state: 'Reserved' });
      } else if (act.do === 'silent') {
        move(object, { state: 'Unhealthy' });
      } else if (act.do === 'shutdown') {
        move(object, { state: 'Shutdown' });
        setTimeout(() => drop(name), 100);
      } else if (act.do === 'label') {
        object.metadata.labels[`agones.dev/sdk-${act.key}`] = act.value;
        tell('MODIFIED', object);
      } else if (act.do === 'players') {
        move(object, { players: { count: act.ids.length, ids: act.ids } });
      } else if (act.do === 'say') {
        speak(name, act.text);
      } else if (act.do === 'exit') {
        exits.set(name, act.code);
        move(object, { state: 'Unhealthy' });
      }
    },
    fail(fault, calls, times = 1) {
      faults.push({ fault, calls, times });
    },
    cutWatches() {
      for (const watcher of watchers) {
        watcher.destroy();
      }
      watchers.clear();
    },
    forget() {
      version += 1;
      oldest = version;
      changes.length = 0;
      for (const watcher of watchers) {
        watcher.end();
      }
      watchers.clear();
    },
    lose(serverId, quiet = false) {
      drop(find(serverId).metadata.name, quiet);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
