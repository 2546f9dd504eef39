// Changes the limits of an app's saves.
import { defineCommand } from '../../../program/command.ts';
import { LIMITS_OUTPUT } from './limits.ts';

export default defineCommand({
  id: 'save limits set',
  summary: { zh: '修改存档的上限', en: 'Change the limits of saves' },
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
        zh: '玩家可以写入；--client-writes=false 时只有服务器可以',
        en: 'Players may write; --client-writes=false leaves it to servers',
      },
    },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    { text: { zh: '放宽到 20 MB', en: 'Up to 20 MB' }, line: 'uos save limits set --max-size 20000000 --yes' },
  ],
  output: LIMITS_OUTPUT,
  replaces: ['save.appConfig.set'],
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
