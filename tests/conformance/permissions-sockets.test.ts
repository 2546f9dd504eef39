// The permission matrix over sockets: every principal opens every socket that a service declares. What has to come of it is
// read from the contract, so that a new socket is tried without being named here.
import { declaredSockets, mayCall, type PrincipalKind, type Service } from '@uos/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, parlourRecord } from '../../packages/platform/src/kernel/server/sockets/testing.ts';
import { records } from '../../packages/platform/src/services/index.ts';
import { mountedOf } from '../../packages/platform/src/services/mounted.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openStudio, type Studio } from '../support/fills/index.ts';
import { openPrincipals, type Principal } from './permissions/principals.ts';

let platform: TestPlatform;
let studio: Studio;
let principals: Principal[];
beforeAll(async () => {
  // why one more: push opens for everybody and asks for a token, and a matrix in which all are let in proves nothing
  platform = await testPlatform({ services: [...records, parlourRecord] });
  const internals = [
    ...new Set(mountedOf(platform.ports.services.records).flatMap(({ service }) => service.internal ?? [])),
  ];
  studio = await openStudio(platform, internals);
  principals = await openPrincipals(platform, studio, await openStudio(platform, internals));
});
afterAll(() => platform?.stop());

const served = () => {
  const contracts = platform.ports.services.records.map(({ contract }) => contract as Service);
  return declaredSockets(contracts);
};

it('opens every socket for whom the contract names, and for nobody else', async () => {
  const wrong: string[] = [];
  let refused = 0;
  for (const socket of served()) {
    const { subprotocol } = socket.socket;
    for (const principal of principals) {
      const isOutside = principal.only !== undefined && principal.only !== socket.service.internal;
      const kind: PrincipalKind = isOutside ? 'visitor' : principal.kind;
      const isOpen =
        mayCall(socket, kind) && !(principal.wrongSecret === true && kind !== 'game' && socket.accepts !== 'none');
      const one = client(
        platform,
        socket.fullPath,
        principal.headers(),
        subprotocol === undefined ? [] : [subprotocol],
      );
      const { status } = await one.opened;
      one.ws.terminate();
      await one.closed;
      refused += isOpen ? 0 : 1;
      if (isOpen ? status !== 101 : ![401, 403, 423].includes(status)) {
        wrong.push(`${socket.id} (${socket.accepts}, ${socket.access}) as ${principal.name}: ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(10);
});
