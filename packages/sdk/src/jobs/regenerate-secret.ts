// A new secret for an app, made effective everywhere at once. Source: wire/cdn-and-platform.md 2.3.9.
import { type RefreshCall, refreshFanOut, type ServiceName } from '@uos/contract/rules';
import { bases } from '../generated/bases.ts';
import { appCredentials } from '../runtime/auth.ts';
import type { CallOptions, Method } from '../runtime/types.ts';
import type { AppClient } from './clients.ts';

export interface RegenerateSecretOptions extends Pick<CallOptions, 'signal'> {
  readonly appId: string;
  /** Both when absent. */
  readonly secretType?: 'AppSecret' | 'AppServiceSecret';
  readonly onStep?: (step: RefreshStep) => void;
}

/** One service that was told to forget the old secret. */
export interface RefreshStep {
  readonly service: ServiceName;
  readonly route: string;
  readonly ok: boolean;
  readonly error?: unknown;
}

export interface RegeneratedSecret {
  readonly appId: string;
  /** Only the ones that were made anew. */
  readonly appSecret?: string;
  readonly appServiceSecret?: string;
  /** In the order the services were told; a failed step fails nothing. */
  readonly steps: readonly RefreshStep[];
}

const STEP_TIMEOUT_MS = 5000;

/**
 * Regenerates secrets and tells every service, one after the other, the player accounts last. A service that cannot be
 * told takes the old secret until its own cache ends.
 * @throws UosApiError as `app.secrets.regenerate`.
 * @example const { appServiceSecret, steps } = await regenerateSecret(uos, { appId });
 */
export async function regenerateSecret(uos: AppClient, options: RegenerateSecretOptions): Promise<RegeneratedSecret> {
  const { appId, secretType, signal, onStep } = options;
  const call = { signal };
  const made = await uos.app.secrets.regenerate(
    { appId, ...(secretType !== undefined && { SecretType: secretType }) },
    call,
  );
  // why: with only AppSecret made anew, the services are told in the name of the service secret, which stayed
  const appServiceSecret = made.AppServiceSecret ?? (await uos.app.get({ appId }, call)).AppServiceSecret ?? '';
  const self = uos.with({ as: appCredentials({ appId, appServiceSecret }) });
  const steps: RefreshStep[] = [];
  for (const one of refreshFanOut) {
    const step = await refresh(self, one, appId, signal);
    steps.push(step);
    onStep?.(step);
  }
  return {
    appId,
    steps,
    ...(made.AppSecret !== undefined && { appSecret: made.AppSecret }),
    ...(made.AppServiceSecret !== undefined && { appServiceSecret: made.AppServiceSecret }),
  };
}

async function refresh(
  uos: AppClient,
  { service, route, body, headers = {} }: RefreshCall,
  appId: string,
  signal: AbortSignal | undefined,
): Promise<RefreshStep> {
  const [method, path = ''] = route.replace('{gs}', 'gs').replace('{appId}', appId).split(' ');
  const full = `${method as Method} ${service === 'asset-streaming' ? bases.cdn : ''}${path}` as const;
  try {
    await uos.request(full as `${Method} /${string}`, {
      retries: 0,
      timeoutMs: STEP_TIMEOUT_MS,
      headers,
      ...(body === 'empty' && { body: {} }),
      signal,
    });
    return { service, route, ok: true };
  } catch (error) {
    return { service, route, ok: false, error };
  }
}
