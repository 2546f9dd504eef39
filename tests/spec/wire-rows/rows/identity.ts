// The pages and calls of a sign-in, which are no operations. Source: platform-core.md 2.10; RFC 6749, 8628.
import { expect } from 'vitest';
import type { Row } from '../row.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const page = { 'Content-Type': /^text\/html/, 'Cache-Control': /no-store/ };
const asked = 'response_type=code&client_id=uos-console&redirect_uri={console}/login-callback';

export const rows: readonly Row[] = [
  {
    ...{ known: 'spec', says: 'without a scope', as: 'anyone', send: `GET /v1/oauth2/authorize?${asked}&state=s` },
    ...{ status: 303, head: { Location: /\/v1\/oauth2\/interaction\/[\w-]+$/ } },
  },
  {
    ...{ known: 'ours', says: 'of a client that is none', as: 'anyone', status: 400, head: page },
    send: 'GET /v1/oauth2/authorize?response_type=code&client_id=none&redirect_uri={console}/login-callback',
  },
  {
    ...{ known: 'ours', says: 'with an address that is not the console', as: 'anyone', status: 400, head: page },
    send: 'GET /v1/oauth2/authorize?response_type=code&client_id=uos-console&redirect_uri=https://evil.example/',
  },
  {
    ...{ known: 'ours', says: 'a code that is none', as: 'anyone', send: 'POST /v1/oauth2/token', headers: form },
    body: 'grant_type=authorization_code&client_id=uos-cli&code=none&redirect_uri=http://127.0.0.1:5/callback',
    ...{ status: 400, has: { error: 'invalid_grant' } },
  },
  {
    ...{ known: 'ours', says: 'a client that is none', as: 'anyone', send: 'POST /v1/oauth2/token', headers: form },
    ...{ body: 'grant_type=authorization_code&client_id=none&code=x', status: 401, has: { error: 'invalid_client' } },
  },
  {
    ...{ known: 'ours', as: 'anyone', send: 'POST /v1/oauth2/device/auth', headers: form, status: 200 },
    body: 'client_id=uos-cli&scope=openid',
    has: { user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/), expires_in: 600 },
    names: { '': 'device_code verification_uri verification_uri_complete' },
    keep: { device: 'device_code' },
  },
  {
    ...{ known: 'ours', says: 'of a device that waits', as: 'anyone', send: 'POST /v1/oauth2/token', headers: form },
    body: 'grant_type=urn:ietf:params:oauth:grant-type:device_code&client_id=uos-cli&device_code={device}',
    ...{ status: 400, has: { error: 'authorization_pending' } },
  },
  { known: 'ours', as: 'anyone', send: 'GET /v1/oauth2/device', status: 200, head: page },
  {
    ...{ known: 'ours', as: 'anyone', send: 'GET /.well-known/openid-configuration', status: 200 },
    names: { '': 'issuer authorization_endpoint token_endpoint jwks_uri device_authorization_endpoint' },
  },
];
