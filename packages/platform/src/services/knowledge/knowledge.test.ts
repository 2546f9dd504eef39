import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '#db/columns';
import { type TestPlatform, testPlatform } from '#testing';
import { documents } from './documents.ts';
import { wordsOf } from './words.ts';

interface Answered {
  readonly SessionId: string;
  readonly Answer: string;
  readonly References: readonly { Title: string; Url: string; Snippet: string; Score: number }[];
}

async function ask(platform: TestPlatform, Question: string, SessionId?: string, Language?: 'en'): Promise<Answered> {
  const answer = await platform.call('POST', '/ai/knowledge/ask', { Question, SessionId, Language });
  expect(answer.status).toBe(200);
  return answer.body as Answered;
}

describe(wordsOf, () => {
  it('cuts Chinese by its words and names into their parts', () => {
    expect(wordsOf('如何移动徽章到上一个版本?')).toEqual(expect.arrayContaining(['移动', '徽章', '版本']));
    expect(wordsOf('createLink')).toEqual(expect.arrayContaining(['createlink', 'create', 'link']));
  });
});

describe(documents, () => {
  it('speak Chinese beside their lines of code, and are told apart', async () => {
    const all = await documents();
    const isCode = (line: string): boolean => line.startsWith('代码：') || line.includes('命令行：');
    const english = all.flatMap(({ url, title, body }) =>
      [title, ...body.split('\n').filter((line) => !isCode(line))]
        .filter((line) => /[a-z]+ [a-z]+ [a-z]+|[:;,] ?[一-鿿]|&nbsp;/.test(line))
        .map((line) => `${url}: ${line}`),
    );
    expect(english).toEqual([]);
    expect(all.filter(({ title }) => !/[一-鿿]/.test(title)).map(({ url }) => url)).toEqual([]);
    expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
  });

  it('are there in English too, without a Chinese word beside their lines of code', async () => {
    const chinese = (await documents()).flatMap(({ url, en: { title, body } }) =>
      [title, ...body.split('\n').filter((line) => !line.startsWith('Code: ') && !line.includes('Command line: '))]
        .filter((line) => line.trim() === '' || /\p{Script=Han}/u.test(line))
        .map((line) => `${url}: ${line}`),
    );
    expect(chinese.filter((line) => !line.includes('May say:'))).toEqual([]);
  });
});

describe('the assistant', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await testPlatform();
  });
  afterAll(() => platform.stop());

  it('answers from the documents and names them', async () => {
    const { Answer, References } = await ask(platform, '怎么设置徽章?');
    expect(References[0]?.Url).toMatch(/^\/docs\/cdn\/#/);
    expect(References[0]?.Snippet).toContain('徽章');
    expect(Answer).toContain(References[0]?.Url);
  });

  it('knows what things cost', async () => {
    const { Answer, References } = await ask(platform, '云存档多少钱?');
    expect(References[0]?.Url).toBe('/docs/bill/uos-price.html#save');
    expect(Answer).toContain('元');
    expect((await ask(platform, '技术咨询怎么收费')).References[0]?.Url).toBe('/consultation/submit');
  });

  it('says how a thing is done before it says what it is made of, and finds it by its name on the wire', async () => {
    const { Answer, References } = await ask(platform, '怎么申请发票？');
    expect(References[0]).toMatchObject({
      Title: '账单与费用：申请发票',
      Url: '/docs/billing/#billing.invoices.create',
    });
    expect(Answer).toContain('uos invoice apply');
    expect((await ask(platform, 'TaxNumber')).References.map(({ Title }) => Title)).toContain('账单与费用：发票');
  });

  it('says so where nothing fits', async () => {
    const { Answer, References } = await ask(platform, 'qwxzjk');
    expect(References).toEqual([]);
    expect(Answer).toContain('没有在文档中找到');
  });

  it('answers in English who asks for it, whichever language the question is in', async () => {
    const { Answer, References } = await ask(platform, 'how is a release made', undefined, 'en');
    expect(References[0]).toMatchObject({ Title: expect.stringMatching(/^[\x20-\x7e]+$/) });
    expect(Answer).toMatch(/^What the documents say that fits best:/);
    expect(Answer).toContain('uos cdn release create');
    expect(Answer).toContain('Source: /docs/cdn/#');
    expect((await ask(platform, 'what does push cost', undefined, 'en')).References[0]).toMatchObject({
      Url: '/docs/bill/uos-price.html#push',
      Title: expect.stringMatching(/^Prices: Push/),
    });
    const chinese = await ask(platform, '怎么申请发票？', undefined, 'en');
    expect(chinese.References[0]).toMatchObject({ Url: '/docs/billing/#billing.invoices.create' });
    expect(chinese.References[0]?.Title).not.toMatch(/\p{Script=Han}/u);
    expect((await ask(platform, 'qwxzjk', undefined, 'en')).Answer).toContain('say nothing about it');
    const found = await platform.call('POST', '/ai/search-documents', { Query: 'buckets', Language: 'en' });
    const { Items } = found.body as { Items: { Title: string }[] };
    expect(Items[0]?.Title).toMatch(/^Content delivery: .*bucket/);
  });

  it('remembers a conversation until it is cleared', async () => {
    const { SessionId } = await ask(platform, '兑换码');
    await ask(platform, '发票', SessionId);
    const history = async () =>
      (await platform.call('POST', '/ai/knowledge/load-history', { SessionId })).body as { Items: { Role: string }[] };
    expect((await history()).Items.map((item) => item.Role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    await platform.call('POST', '/ai/knowledge/clear-history', { SessionId });
    expect((await history()).Items).toEqual([]);
  });

  it('is not confused by signs of the query language', async () => {
    for (const Query of ["' | !", "a' & 'b", '\\', '(', '<->', "it's 徽章"]) {
      const found = await platform.call('POST', '/ai/search-documents', { Query });
      expect([Query, found.status]).toEqual([Query, 200]);
    }
  });
});

describe('beside another build', () => {
  it('brings its documents once and leaves those of the other for an hour', async () => {
    const platform = await testPlatform({ clock: 'test' });
    const { db } = platform.ports;
    const digest = async () =>
      (await db.selectFrom('settings').select('value').where('key', '=', 'knowledge/digest').executeTakeFirst())?.value;
    await ask(platform, '怎么设置徽章?');
    const own = await digest();
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    const theirs = { value: json<unknown>('of another build') };
    await db.updateTable('settings').set(theirs).where('key', '=', 'knowledge/digest').execute();
    await ask(platform, '怎么设置徽章?');
    expect(await digest()).toBe('of another build');
    await platform.testClock?.advance((now) => new Date(now.getTime() + 3_600_000));
    await ask(platform, '怎么设置徽章?');
    expect(await digest()).toBe(own);
    await platform.stop();
  });
});

describe('with a model', () => {
  let platform: TestPlatform;
  let server: Server;
  const asked: { model: string; messages: { role: string; content: string }[] }[] = [];
  let fails = false;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof asked)[number]);
        response.writeHead(fails ? 500 : 200, { 'Content-Type': 'application/json' });
        response.end(
          JSON.stringify({ choices: [{ message: { role: 'assistant', content: '用 uos cdn badge set。' } }] }),
        );
      });
    });
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    platform = await testPlatform({ config: { knowledgeModel: { url, apiKey: 'key', name: 'local-model' } } });
  });
  afterAll(async () => {
    await platform.stop();
    server.close();
  });

  it('is given the documents and what was said before', async () => {
    const first = await ask(platform, '怎么设置徽章?');
    expect(first.Answer).toBe('用 uos cdn badge set。');
    await ask(platform, '再说一次', first.SessionId);
    expect(asked[0]?.model).toBe('local-model');
    expect(asked[0]?.messages[0]?.content).toContain('/docs/cdn/#');
    // why: what it answers is shown as it is
    expect(asked[0]?.messages[0]?.content).toContain('纯文本');
    expect(asked[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  });

  it('is done without where it does not answer', async () => {
    fails = true;
    expect((await ask(platform, '怎么设置徽章?')).Answer).toContain('文档中与问题最相关的内容');
  });
});
