// The 19 services an app can enable, by internal name. Source: platform-core 1; keys of App.Services.

export const serviceNames = [
  'asset-streaming',
  'multiverse',
  'usync',
  'passport',
  'func',
  'func-stateless',
  'remote-config',
  'matchmaking',
  'storage',
  'save',
  'stacktrace',
  'push',
  'hello',
  'safe',
  'baking',
  'wind',
  'upr',
  'device',
  'metrics',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** The one key of a service in `App.Services`; `lobby` is an old word for usync. `undefined` for any other word. */
export function serviceName(word: string): ServiceName | undefined {
  const name = word === 'lobby' ? 'usync' : word;
  return serviceNames.find((known) => known === name);
}
