// What every entry of the package offers, whatever its transport.
export type * from './generated/index.ts';
export * from './runtime/auth.ts';
export * from './runtime/auth-nonce.ts';
export type { Client, ClientCore, Tables } from './runtime/client.ts';
export * from './runtime/errors.ts';
export type { RequestOptions } from './runtime/raw-request.ts';
export type * from './runtime/types.ts';
export { VERSION } from './runtime/version.ts';
