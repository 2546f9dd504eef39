import { describe, expect, it } from 'vitest';
import { declared, services } from '../index.ts';
import { errorCodesOf } from '../messages/index.ts';
import { refreshFanOut } from '../rules/services/refresh-fan-out.ts';

const all = declared(services);

describe('operations of every service', () => {
  it('name only error numbers that their servers have', () => {
    const unknown = all.flatMap(({ id, errorStyle, operation }) =>
      (operation.errors ?? [])
        .filter((error) => typeof error === 'number' && !Object.hasOwn(errorCodesOf[errorStyle], error))
        .map((error) => `${id} ${error}`),
    );
    expect(unknown).toEqual([]);
  });

  it('ask before anything is deleted for good, or say that there is nothing to ask', () => {
    const silent = all.filter(({ operation: { method, danger } }) => method === 'DELETE' && danger === undefined);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('let members who are no owners only look into the services of an app', () => {
    const changing = all.filter(
      ({ access, accepts, effect }) => ['app', 'cdn'].includes(accepts) && access === 'member' && effect === 'write',
    );
    expect(changing.map(({ id }) => id)).toEqual([]);
  });

  it('say what they do only where their method does not, and are repeated by what they do', () => {
    const said = all.filter(({ operation: { method, effect } }) => effect === (method === 'GET' ? 'read' : 'write'));
    const twice = all.filter(({ effect, operation: { retry } }) => effect === 'read' && retry === 'always');
    expect([said, twice].map((calls) => calls.map(({ id }) => id))).toEqual([[], []]);
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
