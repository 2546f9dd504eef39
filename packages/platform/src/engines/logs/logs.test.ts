// Lines against a real platform: what is written is tailed, followed, found and downloaded, in memory and in chunks.
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import type { LogLine, LogSource } from './port.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const source = (name = 'one', group = platform.ports.ids.uuid()): LogSource => ({
  ...{ appId: platform.ports.ids.uuid(), group, name },
});
const said = (text: string) => ({ from: 'stdout' as const, text });
const texts = (lines: readonly LogLine[]) => lines.map(({ text }) => text);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

describe('tail', () => {
  it('has the last lines, in memory, and from chunks once the source has ended and goes on', async () => {
    const { logs } = platform.ports;
    const one = source();
    expect(await logs.tail(one, 5)).toEqual([]);
    expect(await logs.has(one)).toBe(false);
    const first = await logs.open(one);
    for (const text of numbered(3000)) {
      first.write(said(text));
    }
    expect(texts(await logs.tail(one, 3))).toEqual(['line 2998', 'line 2999', 'line 3000']);
    await first.close();
    expect(texts(await logs.tail(one, 2500))).toEqual(numbered(3000).slice(-2500));
    const second = await logs.open(one);
    second.write({ from: 'platform', text: 'one more\nin one line', tag: 'check' });
    expect(await logs.tail(one, 2)).toMatchObject([
      { number: 3000, text: 'line 3000', from: 'stdout' },
      { number: 3001, text: 'one more in one line', from: 'platform', tag: 'check' },
    ]);
    await second.close();
    expect(await logs.has(one)).toBe(true);
  });
});

describe('follow', () => {
  it('gives what was said and what is said, once each and in order, and ends with the source', async () => {
    const { logs } = platform.ports;
    const one = source();
    const writer = await logs.open(one);
    for (const text of numbered(2500)) {
      writer.write(said(text));
    }
    await writer.flush();
    const lines: LogLine[] = [];
    const read = (async () => {
      for await (const line of logs.follow(one, { after: 10, signal: AbortSignal.timeout(20_000) })) {
        lines.push(line);
        if (line.number === 2500) {
          writer.write(said('line 2501'));
          await writer.close();
        }
      }
    })();
    await read;
    expect(texts(lines)).toEqual(numbered(2501).slice(10));
    const again: LogLine[] = [];
    for await (const line of logs.follow(one, { after: 2499, signal: AbortSignal.timeout(20_000) })) {
      again.push(line);
    }
    expect(texts(again)).toEqual(['line 2500', 'line 2501']);
  });

  it('stops where its reader goes', async () => {
    const { logs } = platform.ports;
    const stop = new AbortController();
    const lines: LogLine[] = [];
    const read = (async () => {
      for await (const line of logs.follow(source(), { signal: stop.signal })) {
        lines.push(line);
      }
    })();
    stop.abort();
    await read;
    expect(lines).toEqual([]);
  });
});

describe('search', () => {
  it('finds lines of a group by text, source and tag, newest first, page by page and each once', async () => {
    const { logs } = platform.ports;
    const group = platform.ports.ids.uuid();
    const one = source('a', group);
    const two: LogSource = { ...one, name: 'b' };
    const writers = [await logs.open(one), await logs.open(two)];
    for (let count = 0; count < 300; count += 1) {
      writers[count % 2]?.write({ from: count % 3 === 0 ? 'stderr' : 'stdout', text: `Round ${count}` });
      if (count % 50 === 0) {
        await Promise.all(writers.map((writer) => writer.flush()));
      }
    }
    const all: LogLine[] = [];
    let cursor: string | undefined;
    do {
      const page = await logs.search(one.appId, {
        ...{ group, limit: 70, text: 'round' },
        ...(cursor === undefined ? {} : { cursor }),
      });
      all.push(...page.lines);
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(new Set(texts(all)).size).toBe(300);
    expect(all).toHaveLength(300);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const oldest = await logs.search(one.appId, { group, limit: 1000, oldestFirst: true, source: 'stderr' });
    expect(oldest.lines).toHaveLength(100);
    expect(await logs.search(one.appId, { group, name: 'b', limit: 5, text: 'Round 298' })).toEqual({
      ...{ lines: [], cursor: undefined },
    });
    expect(await logs.search(platform.ports.ids.uuid(), { group, limit: 5 })).toEqual({ lines: [], cursor: undefined });
    await Promise.all(writers.map((writer) => writer.close()));
  });
});

describe('download', () => {
  it('is the lines as text, oldest first, and no more than asked for', async () => {
    const { logs } = platform.ports;
    const one = source();
    const writer = await logs.open(one);
    for (const text of numbered(2000)) {
      writer.write(said(text));
    }
    await writer.close();
    const packed = await logs.download(one.appId, { group: one.group }, 1500).toArray();
    const lines = gunzipSync(Buffer.concat(packed)).toString().trimEnd().split('\n');
    expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual(numbered(1500));
  });
});

describe('forget', () => {
  it('removes what is old, rows and bytes', async () => {
    const { logs, db, objects } = platform.ports;
    const one = source();
    const writer = await logs.open(one);
    writer.write(said('soon gone'));
    await writer.close();
    const chunk = await db
      .selectFrom('log_chunks')
      .selectAll()
      .where('app_id', '=', one.appId)
      .executeTakeFirstOrThrow();
    expect(await objects.has(`logs-${one.appId}`, chunk)).toBe(true);
    await logs.forget(db, new Date(Date.parse(chunk.to_at) + 1000).toISOString());
    expect(await objects.has(`logs-${one.appId}`, chunk)).toBe(false);
    expect(await logs.tail(one, 5)).toEqual([]);
  });
});

describe('a store that takes nothing', () => {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

  it('is said where its disk is full, and what was said meanwhile is kept once there is room', async () => {
    const { logs, objects } = platform.ports;
    const one = source();
    const writer = await logs.open(one);
    const refused = vi.spyOn(objects, 'draftOf').mockRejectedValue(full());
    writer.write(said('before'));
    await expect(writer.flush()).rejects.toThrow('ENOSPC');
    writer.write(said('meanwhile'));
    await expect(writer.flush()).rejects.toThrow('ENOSPC');
    const whole = ['before', '[the disk is full: lines are not kept until there is room]', 'meanwhile'];
    expect(texts(await logs.tail(one, 10))).toEqual(whole);
    refused.mockRestore();
    await writer.close();
    expect(texts(await logs.tail(one, 10))).toEqual(whole);
  });

  it('gets what a source said last, once it takes something again, and whoever follows it elsewhere hears its end', async () => {
    const { logs, objects } = platform.ports;
    const one = source();
    const writer = await logs.open(one);
    writer.write(said('the last'));
    const refused = vi.spyOn(objects, 'draftOf').mockRejectedValue(new Error('away'));
    await expect(writer.close()).rejects.toThrow('away');
    expect(texts(await logs.tail(one, 10))).toEqual(['the last']);
    refused.mockRestore();
    const kept = () =>
      platform.ports.db
        .selectFrom('log_chunks')
        .select(['last_number', 'is_last'])
        .where('name', '=', one.name)
        .where('app_id', '=', one.appId)
        .execute();
    await expect.poll(kept, { timeout: 15_000 }).toEqual([{ last_number: 1, is_last: true }]);
  });
});
