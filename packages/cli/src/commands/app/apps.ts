// What the `app` commands share: columns, which app is meant, and hiding its secrets.
import { platformLabels } from '@uos/contract/labels';
import type { App } from '@uos/sdk/services/app';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { ArgSpecs, Column, FlagSpecs } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

export const APP_COLUMNS: readonly Column[] = [
  { field: 'ProjectName', title: { zh: '名称', en: 'Name' } },
  { field: 'AppId', title: { zh: '应用 ID', en: 'App id' } },
  { field: 'OrganizationName', title: { zh: '组织', en: 'Organisation' } },
  { field: 'Role', title: { zh: '角色', en: 'Role' }, labels: platformLabels.app.role },
  { field: 'services', title: { zh: '已启用服务', en: 'Services on' } },
  { field: 'CreatedAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
];

export const APP_FIELDS = [
  'AppId',
  'ProjectName',
  'ProjectId',
  'OrganizationId',
  'OrganizationName',
  'Role',
  'Status',
  'IconUrl',
  'SupportMultiServices',
  'Services',
  'services',
  'Properties',
  'CreatedAt',
  'UpdatedAt',
  'CreatedBy',
] as const;

export const APP_ARG = {
  app: {
    optional: true,
    ref: 'app.app',
    text: { zh: '应用的 ID 或名称，默认当前应用', en: 'Id or name; the current app unless given' },
  },
} as const satisfies ArgSpecs;

export const SHOW_SECRETS = {
  'show-secrets': { type: 'boolean', text: { zh: '显示密钥', en: 'Show secrets' } },
} as const satisfies FlagSpecs;

/** The current app. Throws CliError with exit 2 when none is chosen. */
export function appIdOf(ctx: Pick<Context, 'settings'>): string {
  const id = ctx.settings.app?.value;
  if (id === undefined) {
    throw new CliError('no-app', { exit: EXIT.usage, what: (t) => t.errors.noApp, next: 'uos app ls' });
  }
  return id;
}

/** The app that an argument names, else the current one. */
export async function namedAppId(ctx: Context<unknown, unknown>, argument: string | undefined): Promise<string> {
  if (argument === undefined) {
    return appIdOf(ctx);
  }
  const { idNamed } = await import('../../derived/things.ts');
  return await idNamed(ctx, 'app.app', argument);
}

/** An app as it is shown: the names of its services in one field, its secrets only when asked for. */
export function shownApp(app: App, showSecrets: boolean): Record<string, unknown> {
  const { AppSecret, AppServiceSecret, ...rest } = app;
  const services = Object.values(app.Services)
    .filter(({ Status }) => Status === 'Enabled')
    .map(({ ServiceName }) => ServiceName)
    .join(' ');
  return { ...rest, services, ...(showSecrets && { AppSecret, AppServiceSecret }) };
}
