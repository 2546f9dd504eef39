// Lists the operations of the contract, offline.
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';

const SERVED = {
  served: { zh: '已提供', en: 'served', color: 'green' },
  'not-served': { zh: '未提供', en: 'not served', color: 'gray' },
} as const;

export default defineCommand({
  id: 'api routes',
  summary: { zh: '列出全部接口', en: 'List every call of the contract' },
  description: {
    zh: '除 --served 外不联网。多个词都要出现在接口名、路径或说明里。',
    en: 'Asks nobody without --served. Several words must all stand in the id, path or summary.',
  },
  args: { filter: { text: { zh: '筛选词', en: 'Words to look for' }, many: true } },
  flags: {
    method: {
      type: 'string',
      short: 'X',
      choices: ['GET', 'POST', 'PUT', 'DELETE'],
      text: { zh: '只列出这种方法', en: 'Only this method' },
    },
    served: {
      type: 'boolean',
      tristate: true,
      text: {
        zh: '询问平台，只列出它提供的；--served=false 只列出未提供的',
        en: 'Ask the platform and list what it serves; --served=false lists what it does not',
      },
    },
  },
  examples: [
    { text: { zh: '与区服有关的接口', en: 'Calls about realms' }, line: 'uos api routes realm' },
    {
      text: { zh: '当前平台提供的', en: 'What this platform serves' },
      line: 'uos api routes --served',
      shows: ['session.served'],
    },
    { text: { zh: '在脚本里取得接口名', en: 'The ids, for a script' }, line: 'uos api routes --json=id,method,path' },
  ],
  output: {
    columns: [
      { field: 'id', title: { zh: '接口', en: 'Call' } },
      { field: 'method', title: { zh: '方法', en: 'Method' } },
      { field: 'path', title: { zh: '路径', en: 'Path' } },
      { field: 'summary', title: { zh: '说明', en: 'Summary' } },
      { field: 'served', title: { zh: '本平台', en: 'Here' }, labels: SERVED },
    ],
    fields: ['id', 'method', 'path', 'accepts', 'paging', 'summary', 'served'],
  },
  async run(ctx) {
    const [{ listRoutes }, { askServed, knownServed }] = await Promise.all([
      import('./list-routes.ts'),
      import('../../connection/served.ts'),
    ]);
    const { method, served } = ctx.flags;
    const known = served === undefined ? knownServed(ctx, ctx.uos.origin) : await askServed(ctx);
    if (served !== undefined && known === undefined) {
      throw new CliError('not-served', {
        exit: EXIT.notServed,
        what: () => ctx.say({ zh: '该平台不说明它提供哪些接口。', en: 'This platform does not tell what it serves.' }),
        next: 'uos api routes',
      });
    }
    const rows = listRoutes(ctx.args.filter, method, ctx.lang).map((row) => ({
      ...row,
      served: known === undefined ? '' : known.has(row.id) ? 'served' : 'not-served',
    }));
    return served === undefined ? rows : rows.filter((row) => row.served === (served ? 'served' : 'not-served'));
  },
});
