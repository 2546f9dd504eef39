// The talks on sockets line by line, by the WebSocket that comes with Node: another client than the one we ship.
import { declaredSockets, type Service } from '@uos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { fileNames } from '../../support/file-names.ts';
import type { Talk } from './talk.ts';

const talks = await Promise.all(
  fileNames(`${import.meta.dirname}/talks`, []).map(
    async (name) => ((await import(/* @vite-ignore */ `./talks/${name}.ts`)) as { readonly talk: Talk }).talk,
  ),
);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.stop());

interface Ear {
  readonly socket: WebSocket;
  readonly opened: Promise<unknown>;
  readonly closed: Promise<number>;
  readonly heard: { readonly ev?: string }[];
}

function listen(path: string): Ear {
  const socket = new WebSocket(platform.origin.replace('http', 'ws') + path);
  const heard: { ev?: string }[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as { ev?: string }));
  const opened = new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  return { socket, opened, closed, heard };
}

async function called(app: TestApp, { call, body }: { readonly call: string; readonly body?: unknown }) {
  const [method = '', path = ''] = call.split(' ');
  const sent = body === undefined ? body : JSON.parse(JSON.stringify(body).replaceAll('{app}', app.id));
  const answer = await app.call(method, path.replaceAll('{app}', app.id), sent);
  expect([call, answer.status]).toEqual([call, 200]);
  return answer.body;
}

describe.each(talks.map((talk) => [talk.socket, talk] as const))('%s', (_name, talk) => {
  it('says what is written, and answers so', async () => {
    const app = await platform.app(['push']);
    for (const step of talk.before) {
      await called(app, step);
    }
    const ears = new Map<string, Ear>();
    for (const line of talk.lines) {
      if ('call' in line) {
        await called(app, line);
        continue;
      }
      const ear = ears.get(line.who) ?? listen(talk.path);
      ears.set(line.who, ear);
      await ear.opened;
      if ('say' in line) {
        ear.socket.send(await worded(app, line.say));
      } else if ('closes' in line) {
        expect([line.who, await ear.closed]).toEqual([line.who, line.closes]);
      } else {
        const { ev } = line.hear;
        await expect.poll(() => ear.heard.map((one) => one.ev), { interval: 10 }).toContain(ev);
        const [said] = ear.heard.splice(
          ear.heard.findIndex((one) => one.ev === ev),
          1,
        );
        expect(said, JSON.stringify(line)).toMatchObject(line.hear);
      }
    }
    for (const { socket } of ears.values()) {
      socket.close();
    }
  });
});

/** With a fresh token where the line asks for one. */
async function worded(app: TestApp, say: object | string): Promise<string> {
  const text = typeof say === 'string' ? say : JSON.stringify(say);
  if (!text.includes('{token}')) {
    return text;
  }
  const { playerId } = JSON.parse(text) as { playerId: string };
  const made = await app.call('POST', `/upush/v1/apps/${app.id}/connect-token`, { playerId });
  return text.replace('{token}', (made.body as { token: string }).token);
}

describe('the talks', () => {
  const served = () =>
    declaredSockets(platform.ports.services.records.map(({ contract }) => contract as Service)).filter(
      ({ service }) => service.internal !== 'parlour',
    );

  it('are there for every socket that is served, at its path', () => {
    const there = talks.map(({ socket, path }) => `${socket} ${path}`);
    expect(there).toEqual(served().map(({ id, fullPath }) => `${id} ${fullPath}`));
  });

  it('say and hear every kind of message that the contract declares', () => {
    const missing = served().flatMap(({ id, socket }) => {
      const lines = talks.find((talk) => talk.socket === id)?.lines ?? [];
      const said = new Set(
        lines.flatMap((line) =>
          'say' in line && typeof line.say === 'object' ? [(line.say as { op?: string }).op] : [],
        ),
      );
      const heard = new Set(lines.flatMap((line) => ('hear' in line ? [line.hear.ev] : [])));
      return [
        ...wordsOf(socket.receives, 'op').filter((word) => !said.has(word)),
        ...wordsOf(socket.sends, 'ev').filter((word) => !heard.has(word)),
      ];
    });
    expect(missing).toEqual([]);
  });
});

function wordsOf(shape: unknown, key: 'op' | 'ev'): string[] {
  const { options = [] } = shape as { readonly options?: readonly { readonly shape: Record<string, unknown> }[] };
  return options.flatMap((option) => [...((option.shape[key] as { readonly values?: Set<string> }).values ?? [])]);
}
