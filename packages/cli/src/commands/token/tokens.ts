// Service tokens: how they are shown, and which one a name means.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import type { ServiceToken, ServiceTokenCalls } from '@uos/sdk/services/service-token';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { ArgSpecs, Output } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

export const TOKEN_SERVICES = wordsOf(platformLabels.serviceToken.serviceName);

export const TOKEN_ARG = {
  name: { text: { zh: '令牌的名称或 ID', en: 'Name or id of the token' } },
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

/** Throws CliError with exit 3 where there is none. */
export async function tokenOf(
  ctx: Context<unknown, unknown>,
  calls: ServiceTokenCalls,
  wanted: string,
): Promise<ServiceToken> {
  for await (const token of calls.list.all({})) {
    if (token.Name === wanted || token.Id === wanted) {
      return token;
    }
  }
  throw new CliError('not-found', {
    exit: EXIT.notFound,
    what: () => ctx.say({ zh: `没有令牌“${wanted}”。`, en: `There is no token "${wanted}".` }),
    next: 'uos token ls',
  });
}

/** The one thing that cannot be read again. */
export function sayOnce(ctx: Context<unknown, unknown>): void {
  ctx.note({
    zh: '令牌只显示这一次，请立即保存；之后只能重新生成。',
    en: 'The token is shown this once: keep it now; later it can only be replaced.',
  });
}
