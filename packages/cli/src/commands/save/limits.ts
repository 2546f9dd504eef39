// The limits of an app's saves.
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'save limits',
  summary: { zh: '查看或修改存档的上限', en: 'Show or change the limits of saves' },
  flags: {
    'max-size': { type: 'number', value: 'bytes', text: { zh: '单个存档的字节数', en: 'Largest save, bytes' } },
    'max-saves': { type: 'number', value: 'n', text: { zh: '每个玩家的存档数', en: 'Saves of one player' } },
    'max-total': { type: 'number', value: 'bytes', text: { zh: '每个玩家的总字节数', en: 'Bytes of one player' } },
    versions: { type: 'number', value: 'n', text: { zh: '保留的历史版本数，0 至 20', en: 'Versions kept, 0 to 20' } },
    'max-picture': { type: 'number', value: 'bytes', text: { zh: '头像的字节数', en: 'Largest picture, bytes' } },
    'url-ttl': {
      type: 'number',
      value: 's',
      text: { zh: '下载地址的秒数，600 至 3600', en: 'Life of a download URL, seconds' },
    },
    'client-writes': {
      type: 'boolean',
      tristate: true,
      text: {
        zh: '玩家可以写入；--no-client-writes 时只有服务器可以',
        en: 'Players may write; --no-client-writes leaves it to servers',
      },
    },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    { text: { zh: '现在的上限', en: 'What they are' }, line: 'uos save limits' },
    { text: { zh: '放宽到 20 MB', en: 'Up to 20 MB' }, line: 'uos save limits --max-size 20000000 --yes' },
  ],
  output: {
    columns: [
      { field: 'maxSaveSize', title: { zh: '单个存档', en: 'Save' }, format: 'bytes' },
      { field: 'maxSavesPerUser', title: { zh: '每玩家存档数', en: 'Saves per player' } },
      { field: 'maxBytesPerUser', title: { zh: '每玩家总量', en: 'Bytes per player' }, format: 'bytes' },
      { field: 'keepVersions', title: { zh: '历史版本', en: 'Versions' } },
      { field: 'maxPfpSize', title: { zh: '头像', en: 'Picture' }, format: 'bytes' },
      { field: 'downloadUrlTtl', title: { zh: '下载地址有效期', en: 'URL life, s' } },
      { field: 'clientWriteEnabled', title: { zh: '玩家写入', en: 'Players write' } },
    ],
  },
  replaces: ['save.appConfig.get', 'save.appConfig.set'],
  async run(ctx) {
    const service = await ctx.uos.service('save');
    const { appConfig } = await service.appConfig.get();
    const { flags } = ctx;
    const given = {
      maxSaveSize: flags['max-size'],
      maxSavesPerUser: flags['max-saves'],
      maxBytesPerUser: flags['max-total'],
      keepVersions: flags.versions,
      maxPfpSize: flags['max-picture'],
      downloadUrlTtl: flags['url-ttl'],
      clientWriteEnabled: flags['client-writes'],
    };
    const changed = Object.entries(given).filter(
      ([name, value]) => value !== undefined && value !== appConfig[name as keyof typeof appConfig],
    );
    if (changed.length === 0) {
      return appConfig;
    }
    const words = changed
      .map(([name, value]) => `${name} ${String(appConfig[name as keyof typeof appConfig])} → ${String(value)}`)
      .join(', ');
    await ctx.confirm(
      { zh: `将修改 ${words}`, en: `Changes ${words}` },
      ctx.say({ zh: '存档上限', en: 'limits of saves' }),
    );
    return (await service.appConfig.set(Object.fromEntries(changed))).appConfig;
  },
});
