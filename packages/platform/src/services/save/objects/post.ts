// Takes a form with one file: mini games can send nothing else. Source: wire/data-and-tools.md 2.3.
import { cosFormGrant, FORM_OVERHEAD_BYTES, readCosForm } from '#core/files/cos-form';
import type { Ports } from '#kernel/ports';
import type { Exchange } from '#kernel/server/stream-route';
import { BUCKET, BUCKET_PATH, openGrant } from './address.ts';
import { type Fault, sendFault } from './cos-replies.ts';
import { takeObject } from './put.ts';

export async function postObject(ports: Ports, exchange: Exchange): Promise<void> {
  if (exchange.path !== `${BUCKET_PATH}/`) {
    sendFault(exchange, 'method');
    return;
  }
  const bucket = {
    ...{ name: BUCKET, path: BUCKET_PATH },
    open: (token: string, now: Date) => openGrant(ports, token, now),
  };
  const taken = await readCosForm<Stored, Fault>(exchange, async (fields, body) => {
    const allowed = cosFormGrant(ports, bucket, exchange, fields);
    if (typeof allowed === 'string') {
      return allowed;
    }
    const { grant, lengths } = allowed;
    const announced = Number(exchange.request.headers['content-length'] ?? 0) - FORM_OVERHEAD_BYTES;
    const stored = await takeObject(ports, grant, { body, announced, lengths });
    return typeof stored === 'string' ? stored : { ...stored, key: grant.key, wanted: fields.success_action_status };
  });
  if (typeof taken === 'string') {
    sendFault(exchange, taken === 'malformed' ? 'form' : taken);
  } else {
    sendStored(ports, exchange, taken);
  }
}

interface Stored {
  readonly md5: string;
  readonly key: string;
  /** The status that the client asks for. */
  readonly wanted: string | undefined;
}

/** why a document for 201 alone: so COS answers, and no client looks into another one */
function sendStored({ origins }: Ports, { response }: Exchange, { md5, key, wanted }: Stored): void {
  const location = `${origins.content}${BUCKET_PATH}/${key}`;
  const status = wanted === '200' || wanted === '201' ? Number(wanted) : 204;
  const body =
    status === 201
      ? [
          '<?xml version="1.0" encoding="UTF-8"?>',
          `<PostResponse><Location>${location}</Location><Bucket>${BUCKET}</Bucket><Key>${key}</Key>`,
          `<ETag>"${md5}"</ETag></PostResponse>`,
        ].join('\n')
      : '';
  response
    .writeHead(status, {
      ...{ ETag: `"${md5}"`, Location: location, 'Cache-Control': 'no-store' },
      ...(status === 201 && { 'Content-Type': 'application/xml' }),
      ...(status !== 204 && { 'Content-Length': Buffer.byteLength(body) }),
    })
    .end(body);
}
