import { describe, expect, it } from 'vitest';
import { declared, services } from '../index.ts';
import { cdnErrorCodes, passportErrorCodes, serviceErrorCodes } from '../messages/index.ts';
import { refreshFanOut } from '../rules/services/refresh-fan-out.ts';

const all = declared(services);

describe('operations of every service', () => {
  it('name only error numbers that their servers have', () => {
    const known: Readonly<Record<string, object>> = {
      platform: {},
      service: serviceErrorCodes,
      multiverse: serviceErrorCodes,
      cdn: cdnErrorCodes,
      passport: passportErrorCodes,
    };
    const unknown = all.flatMap(({ id, service, operation }) =>
      (operation.errors ?? [])
        .filter((error) => typeof error === 'number' && !Object.hasOwn(known[service.errorStyle] ?? {}, error))
        .map((error) => `${id} ${error}`),
    );
    expect(unknown).toEqual([]);
  });

  it('ask before anything is deleted for good', () => {
    const silent = all.filter(({ operation: { method, danger } }) => method === 'DELETE' && danger === undefined);
    expect(silent.map(({ id }) => id)).toEqual([
      'passport.playerFriendBlacklist.remove',
      'multiverse.testServers.stop',
      'match.tickets.cancel',
      'match.backfills.stop',
    ]);
  });

  it('let members who are no owners only look into the services of an app', () => {
    const changing = all.filter(
      ({ access, accepts, service, operation: { method } }) =>
        accepts === 'app' && access === 'member' && method !== 'GET' && service.name !== 'passport',
    );
    expect(changing.map(({ id }) => id)).toEqual([
      'multiverse.statistics.sumByGame',
      'match.configs.test',
      'func.logs.search',
      'stateless.logs.list',
      'stateless.logs.search',
      'stateless.logs.detail',
      'remoteConfig.overrides.validateRule',
      'remoteConfig.settings.simulate',
      'stacktrace.parse',
    ]);
  });

  it('refresh the secret of an app in silence, with the body that the refresh of all services sends', () => {
    for (const { route, body } of refreshFanOut) {
      const [method, path = ''] = route.split(' ');
      const found = all.find(
        ({ operation, fullPath }) => operation.method === method && fullPath.endsWith(path.replace('{gs}', 'gs')),
      );
      const sent = found?.operation.body === undefined ? 'none' : 'empty';
      expect([route, found?.operation.fail, sent]).toEqual([route, 'silent', body]);
    }
  });
});
