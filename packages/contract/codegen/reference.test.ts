import { describe, expect, it } from 'vitest';
import { reference } from './reference.ts';
import { catHouse } from './testing.ts';

describe('reference', () => {
  it('says in one line how SDK, wire and CLI call an operation', () => {
    expect(reference([catHouse()]).split('\n').slice(8).join('\n')).toMatchInlineSnapshot(`
      "## Cat house · 猫舍 (\`cat-house\`)

      - \`uos.catHouse.info() → string\`
        Read what this is · 查看说明
        \`GET /api/v1/info\` · \`uos cat-house info\` · spec

      ### catHouse.cats

      - \`uos.catHouse.cats.list({ mood? }) → Page<Cat>\`
        List cats · 列出猫
        \`GET /api/v1/cats/\` · \`uos cat-house cat ls\` · seen
      - \`uos.catHouse.cats.search({ start?, count?, name? }) → CatsSearchReply\`
        Search cats · 搜索猫
        \`POST /api/v1/cats/search\` · \`uos cat-house cat search\` · spec
      - \`uos.catHouse.cats.owned({ name }) → CatsOwnedReply\`
        List the cats of an owner · 列出某人的猫
        \`GET /api/v1/owners/{name}/cats\` · \`uos cat-house cat owned\` · spec
      - \`uos.catHouse.cats.calm({ id, force?, password }) → CatsCalmReply\`
        Calm a cat down · 安抚猫
        \`POST /api/v1/cats/{id}:calm\` · \`uos cat-house cat calm\` · spec
      - \`uos.catHouse.cats.feed({ meals }) → void\`
        Feed cats · 喂猫
        \`POST /api/v1/cats/feed\` · \`uos cat-house cat feed\` · assumed
      "
    `);
  });
});
