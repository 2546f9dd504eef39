import { appIdOf } from '../commands/app/apps.ts';
import type { AnyContext } from './adapter.ts';

export function appId(ctx: AnyContext): string {
  return appIdOf(ctx as Parameters<typeof appIdOf>[0]);
}
