import { expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { helpGroups } from './help-groups.ts';

it('leads to every open screen that teaches, answers or binds', () => {
  const lines = helpGroups(routes).map(
    ({ title, links }) => `${title}: ${links.map((one) => `${one.title} ${one.link.to}`).join(', ')}`,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "学习: 文档 /doc, 视频专区 /videos, 文章专区 /articles",
      "支持: 联系我们 /contact-us, 在线客服 /consultant, 新建咨询 /consultation/submit, 咨询 /consultation",
      "政策: 隐私政策 /policy/privacy, 服务条款 /policy/tos, 账号协议 /policy/id, 服务等级协议 /policy/sla, 第三方库说明 /policy/libraries-{$vendor}",
    ]
  `);
});
