import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';

interface Heard {
  readonly key: string | null;
  readonly body: { readonly msgtype: string; readonly text: { readonly content: string } };
}

const heard: Heard[] = [];
/** Answers before the first good one. */
let busy = 0;
const chat = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { searchParams } = new URL(request.url ?? '', 'http://chat.example');
    heard.push({
      key: searchParams.get('key'),
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Heard['body'],
    });
    const errcode = busy > 0 ? 45_009 : 0;
    busy -= 1;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ errcode, errmsg: '' }));
  });
});

let platform: TestPlatform;
beforeAll(async () => {
  await new Promise<void>((listening) => {
    chat.listen(0, '127.0.0.1', listening);
  });
  const { port } = chat.address() as { port: number };
  platform = await testPlatform({
    clock: 'test',
    config: { chatWebhook: `http://127.0.0.1:${port}/cgi-bin/webhook/send` },
  });
});
afterAll(async () => {
  await platform?.stop();
  chat.close();
});

async function watched(chatId: string) {
  const app = await platform.app();
  const { token } = await platform.signedIn(`watch-${chatId}`, app.orgId, 'owner');
  const headers = { Cookie: `sst=${token}` };
  const call = (method: string, path: string, body?: unknown) => platform.call(method, path, body, { headers });
  const { body } = await call('POST', '/api/wechat-monitor', {
    ...{ AppId: app.id, ChatId: chatId, Name: '运维群', Prefix: '[测试]' },
  });
  return { ...app, call, monitor: (body as { Id: string }).Id };
}

const told = (key: string) => heard.filter((one) => one.key === key).map(({ body }) => body.text.content);

/** What is due within a minute is done, a second try included. */
const aMinuteLater = () => platform.testClock?.advance((now) => new Date(now.getTime() + 60_000));

describe('a chat group', () => {
  it('is told what was done to its app, again where the chat app was busy', async () => {
    busy = 1;
    const { id, call } = await watched('robot-1');
    await call('PUT', `/api/app/${id}`, { ProjectName: '灯塔守望者' });
    // why three: the group hears that it is told from now on, then of the change, and of one of them twice
    await aMinuteLater();
    expect(told('robot-1')).toHaveLength(3);
    const texts = new Set(told('robot-1').map((text) => text.replace(/时间：.*/, '时间：…')));
    expect(texts.size).toBe(2);
    expect(texts).toContain('[测试]【灯塔守望者】修改应用\n操作人：watch-robot-1\n变更：ProjectName\n时间：…');
    expect(heard[0]?.body.msgtype).toBe('text');
  });

  it('hears of reports of a server, of nothing that was refused, and of nothing once it is removed', async () => {
    const { id, serviceSecret, call, monitor } = await watched('robot-2');
    expect((await call('PUT', `/api/app/${id}`, { Status: 'Unavailable' })).status).toBe(403);
    const report = (title: string) =>
      platform.call(
        'POST',
        '/service/operation/history',
        { serviceName: 'multiverse', operation: 'scale', title, template: '', userName: 'bot' },
        { basic: `${id}:${serviceSecret}` },
      );
    await report('扩容');
    await aMinuteLater();
    expect(told('robot-2')).toHaveLength(2);
    expect(told('robot-2').join()).toContain('扩容\n操作人：bot');
    expect((await call('DELETE', '/api/wechat-monitor', { Id: monitor })).status).toBe(200);
    await report('缩容');
    const waiting = await platform.ports.db.selectFrom('schedules').select('key').where('key', 'like', 'tell-group/%');
    expect((await waiting.execute()).filter(({ key }) => key.endsWith(monitor))).toEqual([]);
    await aMinuteLater();
    expect(told('robot-2').some((text) => text.includes('缩容'))).toBe(false);
  });
});
