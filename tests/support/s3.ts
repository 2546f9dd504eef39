// A private S3 store for a test file: s3rver in a temporary folder, behind our own checking proxy.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Access } from '../../packages/platform/src/main.ts';
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
  const keys = { accessKeyId: 'AKIDUOSTEST', secretAccessKey: 'uos-test-secret', region: 'eu-test-1' };
  const proxy = await startS3Proxy({ port, bucket: BUCKET }, keys);
  let places = 0;
  const folderOf = (place: string): string => join(directory, place.slice('s3://'.length));
  return {
    access: { ...keys, endpoint: proxy.url },
    proxy,
    place() {
      places += 1;
      return `s3://${BUCKET}/p${places}/uos`;
    },
    async keys(place) {
      const names = await readdir(folderOf(place), { recursive: true }).catch(() => []);
      const suffix = '._S3rver_object';
      return names
        .filter((name) => name.endsWith(suffix))
        .map((name) => name.slice(0, -suffix.length))
        .sort();
    },
    copy: (from, to) => cp(folderOf(from), folderOf(to), { recursive: true }),
    async stop() {
      await proxy.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
