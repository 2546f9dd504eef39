// Mode A from 200 MiB on: blocks of 4 MiB, each opened with a first chunk and filled by more, then joined.
// The state of a block is in the signed `ctx` the client carries, its bytes are parts named after it: a restart
// between two calls changes nothing. Source: wire/cdn-and-platform.md 1.6.
import { createHash } from 'node:crypto';
import { Refusal } from '#kernel/call/errors';
import { openText, signText } from '#kernel/keys/signed-text';
import { type Part, PartMissing, type PartPlace } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import { readWhole, sendJson } from '#kernel/server/stream-replies';
import type { Exchange } from '#kernel/server/stream-route';
import { objectTooLarge } from '../rules.ts';
import { checkBlockToken, checkToken } from './form.ts';
import type { BlockGrant, UploadGrant } from './grants.ts';
import { admitUpload, keepDraft, refuseLength } from './keep.ts';
import { sendExists, sendStored, storeRefusal } from './store-replies.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;
const CTX = 'cdn-upload-block';
/** A client whose whole object is proved in the end need not know the sums of its chunks; RFC 9530 has a word for it. */
const NO_SUMS = 'sha=0';
/** More chunks than any client cuts a block into, few enough for a list of them to fit into a URL. */
const CHUNKS_PER_BLOCK = 256;
/** A list of the ctx of every block of the largest object. */
const LIST_BYTES = 1024 * 1024;

/** What is known of a block; the client carries it. */
interface Block {
  readonly appId: string;
  /** Names the upload, so that two uploads of one content never mix their parts. */
  readonly upload: string;
  readonly index: number;
  readonly size: number;
  /** Sizes of the chunks that have arrived. */
  readonly chunks: readonly number[];
}

export async function makeBlock(ports: Ports, exchange: Exchange, size: number, index: number): Promise<void> {
  const grant = blockTokenOf(ports, exchange);
  if (size === 0 || size > BLOCK_BYTES) {
    throw storeRefusal(`a block has 1 to ${BLOCK_BYTES} bytes`);
  }
  if ((await admitUpload(ports, grant)) === 'stored') {
    sendExists(exchange.response);
    return;
  }
  const upload = uploadOf(ports, exchange, grant);
  await addChunk(ports, exchange, { appId: grant.appId, upload, index, size, chunks: [] });
}

export async function fillBlock(ports: Ports, exchange: Exchange, ctx: string, offset: number): Promise<void> {
  const block = openBlock(ports, blockTokenOf(ports, exchange), ctx);
  if (offset !== bytesOf(block)) {
    throw storeRefusal(`the block continues at offset ${bytesOf(block)}, not at ${offset}`);
  }
  if (block.chunks.length >= CHUNKS_PER_BLOCK) {
    throw storeRefusal(`a block has at most ${CHUNKS_PER_BLOCK} chunks`);
  }
  await addChunk(ports, exchange, block);
}

export async function joinBlocks(ports: Ports, exchange: Exchange, size: number): Promise<void> {
  const grant = tokenOf(ports, exchange);
  refuseLength(ports, grant, size);
  const blocks = (await readList(exchange.body)).map((ctx) => openBlock(ports, grant, ctx));
  if ((await admitUpload(ports, grant)) === 'stored') {
    await discard(ports, blocks);
    sendExists(exchange.response);
    return;
  }
  checkWhole(blocks, size);
  const draft = await ports.objects.draftOfParts(blocks.flatMap(partsOf), size).catch((error: unknown) => {
    throw error instanceof PartMissing ? storeRefusal('a block is gone: send it again') : error;
  });
  try {
    await keepDraft(ports, grant, draft);
  } catch (error) {
    // why only then: blocks that make up the wrong object are of no use, an outage leaves them for another attempt
    if (error instanceof Refusal) {
      await discard(ports, blocks);
    }
    throw error;
  }
  await discard(ports, blocks);
  sendStored(exchange.response, grant);
}

async function addChunk(ports: Ports, { request, response, body }: Exchange, block: Block): Promise<void> {
  const offset = bytesOf(block);
  const { size, sha1, crc32 } = await ports.objects.writePart(placeOf(block, offset), body, block.size - offset, {
    summed: request.headers['want-content-digest'] !== NO_SUMS,
  });
  const filled: Block = { ...block, chunks: [...block.chunks, size] };
  sendJson(response, 200, {
    ctx: signText(ports, filled, CTX),
    ...(sha1 !== undefined && { checksum: Buffer.from(sha1, 'hex').toString('base64url') }),
    ...(crc32 !== undefined && { crc32 }),
    offset: bytesOf(filled),
  });
}

function tokenOf(ports: Ports, { request }: Exchange): UploadGrant {
  return checkToken(ports, request.headers.authorization);
}

function blockTokenOf(ports: Ports, { request }: Exchange): UploadGrant | BlockGrant {
  return checkBlockToken(ports, request.headers.authorization);
}

/**
 * `UploadBatch` names an upload; it is bound to what its token is for, because anybody may write the same batch. Not to
 * the token itself: an upload may take longer than one lives.
 */
function uploadOf(ports: Ports, { request }: Exchange, grant: UploadGrant | BlockGrant): string {
  const batch = request.headers.uploadbatch;
  const { appId, md5 = null, size = null } = grant;
  return typeof batch === 'string' && batch !== ''
    ? createHash('md5')
        .update(JSON.stringify([appId, md5, size, batch]))
        .digest('hex')
    : ports.ids.hex(16);
}

function openBlock(ports: Ports, { appId }: UploadGrant | BlockGrant, ctx: string): Block {
  const block = openText<Block>(ports, ctx, CTX);
  if (block?.appId !== appId) {
    throw storeRefusal('a ctx is not one of ours');
  }
  return block;
}

/** Blocks in order, each whole, all of one upload, together as long as the object. */
function checkWhole(blocks: readonly Block[], size: number): void {
  const [first] = blocks;
  const whole = blocks.every(
    (block, index) => block.index === index && bytesOf(block) === block.size && block.upload === first?.upload,
  );
  if (!whole || blocks.reduce((sum, block) => sum + block.size, 0) !== size) {
    throw storeRefusal(`the blocks do not make up an object of ${size} bytes`);
  }
}

function bytesOf(block: Block): number {
  return block.chunks.reduce((sum, chunk) => sum + chunk, 0);
}

function partsOf(block: Block): Part[] {
  let offset = 0;
  return block.chunks.map((size) => {
    const part = { ...placeOf(block, offset), size };
    offset += size;
    return part;
  });
}

function placeOf({ upload, index }: Block, offset: number): PartPlace {
  return { upload, offset: index * BLOCK_BYTES + offset };
}

async function discard(ports: Ports, blocks: readonly Block[]): Promise<void> {
  await ports.objects.discardParts(blocks.flatMap(partsOf));
}

async function readList(body: Exchange['body']): Promise<string[]> {
  const list = await readWhole(body, LIST_BYTES);
  if (list === undefined) {
    throw objectTooLarge(LIST_BYTES);
  }
  const text = list.toString('utf8').trim();
  return text === '' ? [] : text.split(',');
}
