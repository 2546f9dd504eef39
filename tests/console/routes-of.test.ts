// What a screen that is not open yet says of its calls is what the contract says of them.
import { declared, services } from '@uos/contract';
import { expect, it } from 'vitest';
import { addressOf } from '../../packages/web/src/shell/inspector/routes-of.ts';

it('knows method and path of every operation', async () => {
  const calls = declared(services);
  const found = await Promise.all(calls.map(({ id }) => addressOf(id)));
  const other = calls
    .map(({ id, operation, fullPath }, index) => [id, `${operation.method} ${fullPath}`, found[index]])
    .filter(([, declaredAs, shown]) => declaredAs !== shown);
  expect(other).toEqual([]);
});
