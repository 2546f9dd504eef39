// Shorthands for tests of content delivery: a bucket, files put into it as clients do, content read back.
import { createHash } from 'node:crypto';
import type { TestApp } from '#testing';

export interface EntryBody {
  readonly entryid: string;
  readonly path: string;
  readonly content_hash: string;
  readonly current_versionid: string;
  readonly complete: boolean;
  readonly signed_url?: string;
  readonly content_link: string;
}

export interface ReleaseBody {
  readonly releaseid: string;
  readonly releasenum: number;
  readonly content_hash: string;
  readonly changes: {
    readonly add: number;
    readonly update: number;
    readonly delete: number;
    readonly unchanged: number;
  };
}

export function md5(content: string | Uint8Array): string {
  return createHash('md5').update(content).digest('hex');
}

export function entryOf(path: string, content: string | Uint8Array) {
  return { path, content_hash: md5(content), content_size: Buffer.byteLength(content) };
}

/** Calls, throws unless it succeeds, and answers the body. */
export async function must<Body>(app: TestApp, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await app.call(method, `/api/v1${path}`, body);
  if (answer.status >= 300) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Body;
}

export async function newBucket(app: TestApp, name = 'main', more: object = {}): Promise<string> {
  return (await must<{ id: string }>(app, 'POST', '/buckets/', { name, ...more })).id;
}

/** Registers a file and puts its bytes to the signed URL. */
export async function putFile(app: TestApp, bucketId: string, path: string, content: string): Promise<EntryBody> {
  const entries = [{ ...entryOf(path, content), signed_url: true }];
  const [entry] = await must<EntryBody[]>(app, 'POST', `/buckets/${bucketId}/multientries/`, entries);
  if (entry === undefined) {
    throw new Error('no entry came back');
  }
  if (entry.signed_url !== undefined && entry.signed_url !== '') {
    const stored = await fetch(entry.signed_url, { method: 'PUT', body: content });
    if (stored.status !== 200) {
      throw new Error(`the upload answered ${stored.status}: ${await stored.text()}`);
    }
  }
  return entry;
}

export function release(app: TestApp, bucketId: string, body: object = {}): Promise<ReleaseBody> {
  return must<ReleaseBody>(app, 'POST', `/buckets/${bucketId}/releases/`, body);
}
