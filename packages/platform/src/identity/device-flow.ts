// Signing in on a machine without a browser: the command line shows a code, a person types it here. Source: RFC 8628.
import type { IncomingMessage } from 'node:http';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { IDENTITY_PATH } from '#core/identity/codes';
import type { Exchange } from '#kernel/server/stream-route';
import { clientNameOf } from './clients.ts';
import { type CodeFault, deviceCodePage, deviceConfirmPage, deviceDonePage } from './pages/device.ts';
import { sendPage } from './pages/layout.ts';
import { textFor } from './pages/text.ts';

export const DEVICE_PATH = `${IDENTITY_PATH}/device`;

/** Codes that came in the address, by the request they came with; see `withoutUserCode`. */
const offered = new WeakMap<IncomingMessage, { readonly code?: string | undefined; readonly address: string }>();

type DeviceFlow = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>;

export function deviceFlow(): DeviceFlow {
  return {
    enabled: true,
    deviceInfo: (ctx) => ({ address: offered.get(ctx.req)?.address ?? '' }),
    userCodeInputSource(ctx, _form, _out, error) {
      if (error !== undefined && isUnknown(ctx)) {
        ctx.redirect(DEVICE_PATH);
        ctx.status = 303;
        return;
      }
      const userCode = offered.get(ctx.req)?.code;
      // why: until a body is set the provider's own status is 404
      const status = error === undefined ? 200 : ctx.status;
      const page = deviceCodePage(textFor(ctx.req), { ...formOf(ctx), userCode, fault: faultOf(error) });
      sendPage(ctx.res, status, page, { koa: ctx });
    },
    userCodeConfirmSource(ctx, _form, client, deviceInfo, userCode) {
      const text = textFor(ctx.req);
      const clientName = clientNameOf(client.clientId, text);
      const address = String(deviceInfo.address ?? '');
      sendPage(ctx.res, 200, deviceConfirmPage(text, { ...formOf(ctx), userCode, clientName, address }), { koa: ctx });
    },
    successSource: (ctx) => sendPage(ctx.res, 200, deviceDonePage(textFor(ctx.req)), { koa: ctx }),
  };
}

/**
 * Takes the code out of the address, so that the page shows it in its field. why: the provider would post it on by
 * script, and a link that somebody was sent must not go past the page that asks.
 */
export function withoutUserCode(request: IncomingMessage, { path, query, remoteAddress }: Exchange): URLSearchParams {
  const rest = new URLSearchParams(query);
  if (path !== DEVICE_PATH && !path.startsWith(`${DEVICE_PATH}/`)) {
    return rest;
  }
  const code = rest.get('user_code');
  offered.set(request, { address: remoteAddress, ...(code !== null && { code: code.slice(0, 16) }) });
  rest.delete('user_code');
  return rest;
}

/**
 * Whoever sends the form without having been shown it. why: the provider holds the next form to a secret in a session,
 * which it never kept for them, and fails where it goes on with that
 */
function isUnknown({ oidc }: KoaContextWithOIDC): boolean {
  const session = oidc.session as { readonly exp?: number; touched?: boolean } | undefined;
  if (session === undefined || session.exp !== undefined) {
    return false;
  }
  session.touched = false;
  return true;
}

function formOf(ctx: KoaContextWithOIDC): { readonly action: string; readonly xsrf: string } {
  const state = ctx.oidc.session?.state as { readonly secret?: string } | undefined;
  return { action: DEVICE_PATH, xsrf: state?.secret ?? '' };
}

const FAULTS: Readonly<Record<string, CodeFault>> = {
  NoCodeError: 'unknown',
  NotFoundError: 'unknown',
  ExpiredError: 'expired',
  AlreadyUsedError: 'used',
  AbortedError: 'refused',
};

function faultOf(error: Error | undefined): CodeFault | undefined {
  return error === undefined ? undefined : (FAULTS[error.name] ?? 'failed');
}
