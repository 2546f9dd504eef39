import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';

const received: string[] = [];
let failures = 1;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      failures -= 1;
      if (failures >= 0) {
        done(new Error('busy'));
        return;
      }
      received.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});
let platform: TestPlatform;
beforeAll(async () => {
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.server.address() as { port: number };
  platform = await testPlatform({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await platform?.stop();
  await new Promise<void>((closed) => {
    server.close(closed);
  });
});

describe('a mail', () => {
  it('reaches the mail server, again after it was busy, and stays in the outbox', { timeout: 30_000 }, async () => {
    const Cookie = `admin_sst=${await platform.operator()}`;
    const mail = { To: ['chen@example.com'], Subject: '10 月账单', Content: '金额 372.50 元' };
    const sent = await platform.call('POST', '/api/send-mail', mail, { headers: { Cookie } });
    expect(sent.status).toBe(200);
    for (let wait = 0; wait < 250 && received.length === 0; wait += 1) {
      await delay(100);
    }
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: chen@example.com');
    expect(received[0]).toContain(`<${(sent.body as { Id: string }).Id}@uos>`);
    const outbox = async () =>
      (await platform.call('GET', '/local/outbox?to=chen', undefined, { headers: { Cookie } })).body as {
        TotalCount: number;
        Items: { Subject: string; SentAt: string | null }[];
      };
    for (let wait = 0; wait < 250 && (await outbox()).Items[0]?.SentAt === null; wait += 1) {
      await delay(100);
    }
    const sentAt = expect.stringMatching(/^\d{4}-/) as string;
    expect(await outbox()).toMatchObject({ TotalCount: 1, Items: [{ Subject: '10 月账单', SentAt: sentAt }] });
  });
});
