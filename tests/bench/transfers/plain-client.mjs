// What a large upload costs that does nothing but what the seen clients must: MD5 of the file, then its blocks by `node:http`, three at a
// time, each from one buffer. No journal, no second attempt, no look at what is there.
// Arguments: origin, id of the bucket, the file; the credential in UOS_APP_ID and UOS_APP_SERVICE_SECRET.
import { createHash, randomUUID } from 'node:crypto';
import { fstatSync, openSync, readSync } from 'node:fs';
import { Agent, request } from 'node:http';

const BLOCK_BYTES = 4 * 1024 * 1024;
const PARALLEL = 3;

const [origin, bucket, path] = process.argv.slice(2);
const { UOS_APP_ID, UOS_APP_SERVICE_SECRET } = process.env;
const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
const file = openSync(path, 'r');
const { size } = fstatSync(file);

const md5 = createHash('md5');
const piece = Buffer.allocUnsafeSlow(1024 * 1024);
for (let at = 0; at < size; ) {
  const bytes = readSync(file, piece, 0, piece.byteLength, at);
  md5.update(piece.subarray(0, bytes));
  at += bytes;
}

const token = await ask('GET', `${origin}/api/v1/buckets/${bucket}/uploadtoken/${md5.digest('hex')}/?size=${size}`, {
  authorization: `Basic ${btoa(`${UOS_APP_ID}:${UOS_APP_SERVICE_SECRET}`)}`,
});
const headers = {
  authorization: token.uploadToken,
  uploadbatch: randomUUID(),
  key: Buffer.from(token.objectKey).toString('base64url'),
  'content-type': 'application/octet-stream',
  'want-content-digest': 'sha=0',
};
const contexts = [];
let next = 0;
const send = async () => {
  const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  while (next * BLOCK_BYTES < size) {
    const index = next;
    next += 1;
    const bytes = readSync(file, block, 0, BLOCK_BYTES, index * BLOCK_BYTES);
    const url = `${token.uploadUrl}/mkblk/${bytes}/${index}`;
    const { ctx } = await ask('POST', url, { ...headers, 'content-length': bytes }, block.subarray(0, bytes));
    contexts[index] = ctx;
  }
};
await Promise.all(Array.from({ length: PARALLEL }, send));
await ask('POST', `${token.uploadUrl}/mkfile/${size}`, headers, contexts.join());
agent.destroy();

function ask(method, url, sent, body) {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: sent, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) {
          resolve(text === '' ? {} : JSON.parse(text));
        } else {
          reject(new Error(`${url} answered ${answer.statusCode}: ${text}`));
        }
      });
    });
    outgoing.on('error', reject).end(body);
  });
}
