// A private S3 store for a test file: s3rver in a temporary folder, behind our own checking proxy.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import S3rver from 's3rver';
import type { S3Access } from '../../packages/platform/src/start/main.ts';
import { type S3Proxy, startS3Proxy } from './s3-proxy.ts';

export interface TestS3 {
  readonly access: S3Access & { readonly endpoint: string; readonly region: string };
  readonly proxy: S3Proxy;
  /** `s3://bucket/prefix` with a prefix nobody else uses. */
  place(): string;
  /** Keys of everything in the store below a place, sorted. */
  keys(place: string): Promise<string[]>;
  /** Copies what is below a place to another and removes nothing there, as one who backs up a bucket does. */
  copy(from: string, to: string): Promise<void>;
  stop(): Promise<void>;
}

const BUCKET = 'uos-test';

const OBJECT_SUFFIX = '._S3rver_object';
const COPIES_AT_ONCE = 16;
const COPY_TRIES = 20;
const COPY_PAUSE_MS = 100;

export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'uos-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const access = { accessKeyId: 'AKIDUOSTEST', secretAccessKey: 'uos-test-secret', region: 'eu-test-1' };
  const proxy = await startS3Proxy({ port, bucket: BUCKET }, access);
  let places = 0;
  const folderOf = (place: string): string => join(directory, place.slice('s3://'.length));
  const keys = async (place: string): Promise<string[]> => {
    const names = await readdir(folderOf(place), { recursive: true }).catch(() => []);
    return names
      .filter((name) => name.endsWith(OBJECT_SUFFIX))
      .map((name) => name.slice(0, -OBJECT_SUFFIX.length))
      .sort();
  };
  return {
    access: { ...access, endpoint: proxy.url },
    proxy,
    place() {
      places += 1;
      return `s3://${BUCKET}/p${places}/uos`;
    },
    keys,
    async copy(from, to) {
      const there = new Set(await keys(to));
      const missing = (await keys(from)).filter((key) => !there.has(key));
      for (let next = 0; next < missing.length; next += COPIES_AT_ONCE) {
        const some = missing.slice(next, next + COPIES_AT_ONCE);
        await Promise.all(some.map((key) => copyObject(port, `${from}/${key}`, `${to}/${key}`)));
      }
    },
    async stop() {
      await proxy.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Done by the store itself. One that is just being written is asked for again; one that was deleted is left out. */
async function copyObject(port: number, from: string, to: string): Promise<void> {
  const pathOf = (address: string): string => `/${address.slice('s3://'.length)}`;
  let status = 0;
  for (let tries = 0; tries < COPY_TRIES; tries += 1) {
    const headers = { 'x-amz-copy-source': pathOf(from) };
    const answer = await fetch(`http://127.0.0.1:${port}${pathOf(to)}`, { method: 'PUT', headers });
    await answer.text();
    status = answer.status;
    if (answer.ok || status === 404) {
      return;
    }
    await delay(COPY_PAUSE_MS);
  }
  throw new Error(`${from} was not copied: ${status}`);
}
