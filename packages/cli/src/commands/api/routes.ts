// Lists the operations of the contract, offline.
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'api routes',
  summary: { zh: '列出全部接口', en: 'List every call of the contract' },
  description: {
    zh: '不联网。多个词都要出现在接口名、路径或说明里。',
    en: 'Asks nobody. Several words must all stand in the id, path or summary.',
  },
  args: { filter: { text: { zh: '筛选词', en: 'Words to look for' }, many: true } },
  flags: {
    method: {
      type: 'string',
      short: 'X',
      choices: ['GET', 'POST', 'PUT', 'DELETE'],
      text: { zh: '只列出这种方法', en: 'Only this method' },
    },
  },
  examples: [
    { text: { zh: '与区服有关的接口', en: 'Calls about realms' }, line: 'uos api routes realm' },
    { text: { zh: '在脚本里取得接口名', en: 'The ids, for a script' }, line: 'uos api routes --json=id,method,path' },
  ],
  output: {
    columns: [
      { field: 'id', title: { zh: '接口', en: 'Call' } },
      { field: 'method', title: { zh: '方法', en: 'Method' } },
      { field: 'path', title: { zh: '路径', en: 'Path' } },
      { field: 'summary', title: { zh: '说明', en: 'Summary' } },
    ],
    fields: ['id', 'method', 'path', 'accepts', 'paging', 'summary'],
  },
  async run(ctx) {
    const { listRoutes } = await import('./list-routes.ts');
    return listRoutes(ctx.args.filter, ctx.flags.method, ctx.lang);
  },
});
