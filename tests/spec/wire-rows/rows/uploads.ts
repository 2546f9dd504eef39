// Bytes in and out, as clients of the object store send them. Source: wire/cdn-and-platform.md 1.6, 1.7, 2.3.6; data-and-tools.md 2.3.
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { code, INT, type Row } from '../row.ts';

const bucket = '/api/v1/buckets/{cdn.bucket}';
const C = 'c'.repeat(2000);
const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');
const bytes = { 'Content-Type': 'application/octet-stream' };
/** What the client of the store sends with every call. */
const block = {
  ...bytes,
  Authorization: '{token}',
  UploadBatch: '0b8e8b0e-1f5c-4c1e-9a44-6d9f8a6a5c11',
  Key: 'YW55L2tleQ==',
};
const file = { ...block, 'Content-Type': 'text/plain;charset=UTF-8', MimeType: 'YXBwbGljYXRpb24vb2N0ZXQtc3RyZWFt' };

export const rows: readonly Row[] = [
  {
    ...{ call: 'cdn.entries.uploadToken', known: 'seen', as: 'app', status: 200, keep: { token: 'uploadToken' } },
    send: `GET ${bucket}/uploadtoken/${hashOf(C)}/?size=${C.length}`,
  },
  {
    ...{
      known: 'seen',
      says: 'its first 1,024 bytes',
      as: 'anyone',
      send: `POST /upload/mkblk/${C.length}/0`,
      status: 200,
    },
    ...{ headers: block, body: C.slice(0, 1024), has: { offset: 1024, crc32: INT }, names: { '': 'ctx checksum' } },
    keep: { ctx: 'ctx' },
  },
  {
    ...{ known: 'ours', says: 'at another place', as: 'anyone', send: 'POST /upload/bput/{ctx}/1000', status: 400 },
    ...{ headers: block, body: C.slice(1024), has: { code: 400, message: expect.any(String) } },
  },
  {
    ...{ known: 'seen', says: 'the rest of it', as: 'anyone', send: 'POST /upload/bput/{ctx}/1024', status: 200 },
    ...{ headers: block, body: C.slice(1024), has: { offset: C.length }, keep: { full: 'ctx' } },
  },
  {
    ...{ known: 'ours', says: 'of another size', as: 'anyone', send: 'POST /upload/mkfile/1999', status: 400 },
    ...{ headers: file, body: '{full}', has: { code: 400 } },
  },
  {
    ...{ known: 'ours', says: 'of no block', as: 'anyone', send: `POST /upload/mkfile/${C.length}`, status: 400 },
    ...{ headers: file, body: '', has: { code: 400 } },
  },
  {
    ...{ known: 'ours', says: 'with no token', as: 'anyone', send: `POST /upload/mkblk/${C.length}/0`, status: 401 },
    ...{ headers: { ...block, Authorization: 'none' }, body: 'c' },
  },
  {
    ...{
      known: 'seen',
      as: 'anyone',
      send: `POST /upload/mkfile/${C.length}`,
      headers: file,
      body: '{full}',
      status: 200,
    },
    has: { hash: hashOf(C), key: expect.stringContaining(hashOf(C)) },
  },
  {
    ...{ known: 'seen', says: 'there already', as: 'anyone', send: `POST /upload/mkblk/${C.length}/0`, status: 406 },
    ...{ headers: block, body: C.slice(0, 1024) },
  },
  {
    ...{ known: 'seen', says: 'there already', as: 'anyone', send: `POST /upload/mkfile/${C.length}`, status: 406 },
    ...{ headers: file, body: '{full}' },
  },
  {
    ...{ call: 'cdn.entries.create', known: 'spec', says: 'whose bytes are there', as: 'app', status: 200 },
    ...{
      send: `POST ${bucket}/entries/`,
      body: { path: 'blocks.bin', content_hash: hashOf(C), content_size: C.length },
    },
    ...{ has: { complete: true }, keep: { entry: 'entryid' } },
  },
  {
    ...{ call: 'cdn.entries.update', known: 'spec', says: 'other bytes', as: 'app', status: 200 },
    ...{ send: `PUT ${bucket}/entries/{entry}/`, has: { complete: false }, keep: { signed: 'signed_url' } },
    body: { path: 'blocks.bin', content_hash: hashOf('signed'), content_size: 6, signed_url: true },
  },
  {
    ...{ known: 'spec', says: 'other bytes than were told', as: 'anyone', send: 'PUT {signed}', status: 400 },
    ...{ headers: bytes, body: 'sIgned', has: code(11) },
  },
  { known: 'spec', as: 'anyone', send: 'PUT {signed}', headers: bytes, body: 'signed', status: 200 },
  {
    ...{
      known: 'ours',
      says: 'with a signature that is none',
      as: 'anyone',
      send: 'PUT /upload/signed/none',
      status: 403,
    },
    ...{ headers: bytes, body: 'signed', has: code(4) },
  },
  { known: 'ours', says: 'an address that is none', as: 'anyone', send: 'POST /upload/none', body: '', status: 404 },
  {
    ...{ call: 'cdn.entries.get', known: 'spec', says: 'by then', as: 'app', send: `GET ${bucket}/entries/{entry}/` },
    ...{ status: 200, has: { complete: true, content_size: 6 } },
  },
  {
    ...{ known: 'seen', says: 'as a game loads it', as: 'anyone', onContent: true, status: 307 },
    send: 'GET /client_api/v1/buckets/{cdn.bucket}/content//blocks.bin?638512345678901234',
    head: {
      Location: /\/bytes\/.*\/blocks\.bin$/,
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=60',
    },
  },
  {
    ...{ known: 'ours', says: 'of the console, which holds none', as: 'anyone', status: 307 },
    send: 'GET /client_api/v1/buckets/{cdn.bucket}/content/blocks.bin',
    head: { Location: /^http:\/\/127\.0\.0\.1:\d+\/bytes\// },
  },
  {
    ...{ known: 'ours', says: 'by its hash', as: 'anyone', onContent: true, status: 200, text: 'signed' },
    ...{ send: `GET /objects/{app.app}/${hashOf('signed')}/blocks.bin`, head: { ETag: `"${hashOf('signed')}"` } },
  },
  {
    ...{ known: 'ours', says: 'a hash that is none', as: 'anyone', onContent: true, status: 404, has: code(5) },
    send: `GET /objects/{app.app}/${'0'.repeat(32)}/blocks.bin`,
  },
  {
    ...{ call: 'session.uploadCredential', known: 'seen', as: 'owner', send: 'POST /api/cos-token', status: 200 },
    ...{
      body: { FileName: 'a.png', Purpose: 'voucher' },
      keep: { put: 'uploadUrl', read: 'fileUrl', name: 'objectName' },
    },
  },
  {
    ...{
      known: 'spec',
      says: 'one plain PUT',
      as: 'anyone',
      send: 'PUT {put}',
      headers: bytes,
      body: 'png',
      status: 200,
    },
    head: { ETag: `"${hashOf('png')}"` },
  },
  {
    known: 'ours',
    says: 'other bytes there',
    as: 'anyone',
    send: 'PUT {put}',
    headers: bytes,
    body: 'gif',
    status: 400,
  },
  {
    ...{
      known: 'ours',
      says: 'without a permission',
      as: 'anyone',
      send: 'PUT /objects/uos-uploads/none.png',
      status: 403,
    },
    ...{ headers: bytes, body: 'png' },
  },
  {
    known: 'ours',
    as: 'owner',
    send: 'GET {read}',
    status: 302,
    head: { Location: /^http:\/\/127\.0\.0\.1:\d+\/files\// },
  },
  { known: 'ours', says: 'of another organisation', as: 'stranger', send: 'GET {read}', status: 404 },
  { known: 'ours', says: 'by nobody', as: 'anyone', send: 'GET /files/{name}', status: 404 },
  { known: 'ours', says: 'without its link', as: 'owner', send: 'GET /files/{name}', onContent: true, status: 404 },
];
