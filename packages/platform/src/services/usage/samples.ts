// Sample code of the services, as the console shows it beside them.

export interface Sample {
  readonly ServiceName: string;
  readonly Language: string;
  readonly Title: string;
  readonly Code: string;
}

const CLIENT = `import { appCredentials, createUos } from '@uos/sdk';

const uos = createUos({ origin, as: appCredentials({ appId, appServiceSecret }) });`;

export const samples: readonly Sample[] = [
  {
    ServiceName: 'asset-streaming',
    Language: 'bash',
    Title: '发布一个版本',
    Code: 'uos cdn sync ./dist --bucket "$BUCKET" --release --badge live',
  },
  {
    ServiceName: 'asset-streaming',
    Language: 'typescript',
    Title: '列出资源桶',
    Code: `${CLIENT}
const { totalCount, Items } = await uos.cdn.buckets.list({ per_page: 50 });`,
  },
  {
    ServiceName: 'asset-streaming',
    Language: 'typescript',
    Title: '提交模组版本审核',
    Code: `${CLIENT}
const mod = await uos.cdn.mods.create({ name: '暴风雪皮肤包' });
await uos.cdn.mods.createVersion({ id: mod.id, version: '1.0.0' });
await uos.cdn.mods.inspect({ id: mod.id, action: 'start' });`,
  },
  {
    ServiceName: 'passport',
    Language: 'typescript',
    Title: '列出区服',
    Code: `${CLIENT}
const { realms } = await uos.passport.realms.search();`,
  },
];
