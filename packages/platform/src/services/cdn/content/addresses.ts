// Byte addresses: they keep the path of the entry, because a browser resolves `./main.js` against them.
import { decodeContentPath } from '@uos/contract/rules';
import { styles } from '#kernel/call/errors';
import type { Content } from '../store/content.ts';

export type ByteAddress =
  | { readonly appId: string; readonly releaseId: string; readonly path: string }
  | { readonly appId: string; readonly bucketId: string; readonly path: string }
  | { readonly appId: string; readonly md5: string; readonly path: string };

/**
 * Where the bytes of a content are. Current entries are named by their bucket as well: without it two buckets of an
 * app that both hold `index.html` could not be told apart.
 */
export function byteAddress(content: Content, single: boolean): string {
  if (single) {
    const name = content.path.slice(content.path.lastIndexOf('/') + 1);
    return `/objects/${content.app_id}/${content.md5}/${encodeURIComponent(name)}`;
  }
  const place = content.release_id ?? `head/${content.bucket_id}`;
  return `/bytes/${content.app_id}/${place}/${content.path.split('/').map(encodeURIComponent).join('/')}`;
}

const UUID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';
const SHAPES: readonly RegExp[] = [
  new RegExp(`^/bytes/(?<appId>${UUID})/head/(?<bucketId>${UUID})/(?<path>.*)$`),
  new RegExp(`^/bytes/(?<appId>${UUID})/(?<releaseId>${UUID})/(?<path>.*)$`),
  new RegExp(`^/objects/(?<appId>${UUID})/(?<md5>[0-9a-f]{32})/(?<path>[^/]*)$`),
];

/** Reads a raw path back; undefined where it is no address of ours, code 1 where its path is hostile. */
export function readByteAddress(rawPath: string): ByteAddress | undefined {
  for (const shape of SHAPES) {
    const groups = shape.exec(rawPath)?.groups;
    if (groups !== undefined) {
      const { value, reason } = decodeContentPath(groups.path ?? '', 'path');
      if (reason !== undefined) {
        throw styles.cdn.refuse('invalid', reason.en);
      }
      return { ...groups, path: value } as ByteAddress;
    }
  }
  return undefined;
}
