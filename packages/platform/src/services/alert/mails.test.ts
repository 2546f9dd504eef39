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
  platform = await testPlatform({ clock: 'test', config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await platform?.stop();
  await new Promise<void>((closed) => {
    server.close(closed);
  });
});

/** What is due within a minute is done, a second try included. */
const aMinuteLater = () => platform.testClock?.advance((now) => new Date(now.getTime() + 60_000));

describe('a mail', () => {
  it('reaches the mail server, again after it was busy, and stays in the outbox', async () => {
    const Cookie = `admin_sst=${await platform.operator()}`;
    const mail = { To: ['chen@example.com'], Subject: '10 月账单', Content: '金额 372.50 元' };
    const sent = await platform.call('POST', '/api/send-mail', mail, { headers: { Cookie } });
    expect(sent.status).toBe(200);
    await aMinuteLater();
    expect(failures, 'two tries').toBe(-1);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: chen@example.com');
    expect(received[0]).toContain(`<${(sent.body as { Id: string }).Id}@uos>`);
    const outbox = await platform.call('GET', '/local/outbox?to=chen', undefined, { headers: { Cookie } });
    const sentAt = expect.stringMatching(/^\d{4}-/) as string;
    expect(outbox.body).toMatchObject({ TotalCount: 1, Items: [{ Subject: '10 月账单', SentAt: sentAt }] });
  });
});
