// The samples of code in the console name commands as the CLI has them: the contract says their words.

import { declared, cliWords as ofContract, services } from '@uos/contract';
import { describe, expect, it } from 'vitest';
import { cliWords } from '../../packages/web/src/kit/snippets/snippets-of.ts';

describe('cliWords', () => {
  it('names every command of an app as the CLI does', () => {
    for (const one of declared(services).filter(({ accepts }) => !['operator', 'billing'].includes(accepts))) {
      expect(cliWords({ id: one.id, service: one.service.name }), one.id).toEqual(ofContract(one));
    }
  });
});
