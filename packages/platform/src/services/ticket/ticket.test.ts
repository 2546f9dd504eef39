import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApp, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let app: TestApp;
let asker: string;
let operator: string;
beforeAll(async () => {
  platform = await testPlatform({ config: { supportMail: 'help@example.com' } });
  app = await platform.app();
  asker = `sst=${(await platform.signedIn('asker', app.orgId, 'user')).token}`;
  operator = `admin_sst=${await platform.operator()}`;
});
afterAll(() => platform?.stop());

const as = (Cookie: string, method: string, path: string, body?: unknown): Promise<Answer> =>
  platform.call(method, path, body, { headers: { Cookie } });

async function must<T = Record<string, unknown>>(...args: Parameters<typeof as>): Promise<T> {
  const answer = await as(...args);
  expect([args[2], answer.status, answer.body]).toEqual([args[2], 200, answer.body]);
  return answer.body as T;
}

interface Mail {
  readonly To: string[];
  readonly Subject: string;
  readonly Content: string;
  readonly Template: string;
  readonly SentAt: string | null;
}

const mailTo = async (address: string) =>
  (await must<{ Items: Mail[] }>(operator, 'GET', `/local/outbox?to=${encodeURIComponent(address)}`)).Items;

const question = {
  Type: 'performance',
  Title: '战斗场景掉帧',
  Content: '低端机上约 20 帧，见附件',
  ContactName: '陈灯',
  ContactPhone: '13800000000',
  ContactEmail: 'chen@example.com',
  Attachments: ['https://files.example/trace.zip', 'https://files.example/shot.png'],
};

describe('a consultation', () => {
  it('goes from question to answer, with its attachments, and the asker is told by mail', async () => {
    const asked = { ...question, OrganizationId: app.orgId, AppId: app.id };
    const made = await must<{ Id: string }>(asker, 'POST', '/api/ticket', asked);
    expect(made).toMatchObject({ Status: 'Pending', Fee: 6480, Attachments: question.Attachments, Replies: [] });
    await must(operator, 'PUT', `/api/ticket/${made.Id}`, { Reply: '请提供 GPU 型号' });
    await must(operator, 'PUT', `/api/ticket/${made.Id}`, { Reply: '关闭实时阴影即可', Status: 'Finished' });
    const open = await platform.call('GET', `/base/ticket/${made.Id}`);
    expect(open.body).toMatchObject({
      Status: 'Finished',
      Attachments: question.Attachments,
      Replies: [{ Content: '请提供 GPU 型号' }, { Content: '关闭实时阴影即可' }],
    });
    expect(JSON.stringify(open.body)).not.toMatch(/chen@example|13800000000/);
    const mails = await mailTo('chen@example.com');
    expect(mails.map(({ Subject, Template }) => [Subject, Template])).toEqual([
      ['咨询有新回复：战斗场景掉帧', 'ticket-reply'],
      ['咨询有新回复：战斗场景掉帧', 'ticket-reply'],
    ]);
    expect(mails[0]?.Content).toContain(`${platform.origin}/consultation/${made.Id}`);
    expect(mails[0]?.SentAt).toBeNull();
  });

  it('costs what its kind and its expert cost', async () => {
    const fees = await Promise.all(
      [
        { Type: 'crash' },
        { Type: 'performance' },
        { Type: 'proposal', Expert: 'director' },
        { Type: 'proposal', Expert: 'director', Duration: 3 },
        { Type: 'proposal', Expert: 'chief', Duration: 2 },
      ].map(async (kind) => (await must(asker, 'POST', '/api/ticket', { ...question, ...kind })).Fee),
    );
    expect(fees).toEqual([6480, 6480, 648, 1944, 2560]);
    expect((await as(asker, 'POST', '/api/ticket', { ...question, Type: 'proposal' })).status).toBe(400);
  });

  it('ends once: what is finished or taken back is not opened again', async () => {
    for (const end of ['Finished', 'Cancelled']) {
      const { Id } = await must<{ Id: string }>(asker, 'POST', '/api/ticket', question);
      await must(operator, 'PUT', `/api/ticket/${Id}`, { Status: end });
      for (const Status of ['Pending', 'Processing', end === 'Finished' ? 'Cancelled' : 'Finished']) {
        expect((await as(operator, 'PUT', `/api/ticket/${Id}`, { Status })).status).toBe(400);
      }
    }
  });
});

describe('a message to the provider', () => {
  it('stands in the outbox, where operators read it', async () => {
    const message = { Name: '林渔', Company: '灯湾', Email: 'lin@example.com', Phone: '021-1', Content: '想试用联机' };
    expect((await platform.call('POST', '/base/contact-us', message)).status).toBe(200);
    const [mail] = await mailTo('help@example.com');
    expect(mail).toMatchObject({ Subject: '联系我们：林渔', Template: 'contact-us' });
    expect(mail?.Content).toBe('林渔 灯湾\nlin@example.com\n021-1\n\n想试用联机');
  });
});
