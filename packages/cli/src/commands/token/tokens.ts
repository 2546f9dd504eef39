// Service tokens: how they are shown, and which one a name means.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import type { ServiceToken } from '@uos/sdk/services/service-token';
import type { ArgSpecs, Output } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

export const TOKEN_SERVICES = wordsOf(platformLabels.serviceToken.serviceName);

export const TOKEN_ARG = {
  name: { ref: 'serviceToken.token', text: { zh: '令牌的名称或 ID', en: 'Name or id of the token' } },
} as const satisfies ArgSpecs;

export const TOKEN_OUTPUT: Output = {
  columns: [
    { field: 'Name', title: { zh: '名称', en: 'Name' } },
    { field: 'ServiceName', title: { zh: '服务', en: 'Service' }, labels: platformLabels.serviceToken.serviceName },
    { field: 'Token', title: { zh: '令牌', en: 'Token' } },
    { field: 'LastUsedAt', title: { zh: '上次使用', en: 'Last used' }, format: 'time' },
    { field: 'CreatedBy', title: { zh: '创建人', en: 'Created by' } },
    { field: 'UpdatedAt', title: { zh: '生成时间', en: 'Made' }, format: 'time' },
    { field: 'Id', title: { zh: 'ID', en: 'Id' } },
  ],
  fields: ['Id', 'Name', 'ServiceName', 'Token', 'CreatedBy', 'CreatedAt', 'UpdatedAt', 'LastUsedAt'],
};

/** Throws CliError: exit 3 where there is none, exit 2 where there are several. */
export async function tokenOf(ctx: Context<unknown, unknown>, wanted: string): Promise<ServiceToken> {
  const { rowNamed } = await import('../../derived/things.ts');
  return await rowNamed<ServiceToken>(ctx, 'serviceToken.token', wanted);
}

/** The one thing that cannot be read again. */
export function sayOnce(ctx: Context<unknown, unknown>): void {
  ctx.note({
    zh: '令牌只显示这一次，立即保存；之后只能重新生成。',
    en: 'The token is shown this once: keep it now; later it can only be replaced.',
  });
}
