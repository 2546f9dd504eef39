// Prints every declared operation as a JSON array of { id, service, method, path, handled }.
// `npm run -s operations -- --missing` keeps those that the platform does not serve yet.

import { parseArgs } from 'node:util';
import { type Declared, declared, services } from '@uos/contract';
import { notBuilt } from '../packages/platform/src/kernel/not-built.ts';
import { mounted } from '../packages/platform/src/services/index.ts';

const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } });

const operations = declared(services)
  .map((one) => ({
    id: one.id,
    service: one.service.name,
    method: one.operation.method,
    path: one.fullPath,
    handled: isHandled(one),
  }))
  .filter(({ handled }) => !(values.missing && handled));
console.log(JSON.stringify(operations, null, 2));

function isHandled({ service, group, verb }: Declared): boolean {
  const handlers: unknown = mounted.find((one) => one.service.name === service.name)?.handlers;
  const handler = at(group === undefined ? handlers : at(handlers, group), verb);
  return handler !== undefined && handler !== notBuilt;
}

function at(tree: unknown, key: string): unknown {
  return (tree as Readonly<Record<string, unknown>> | undefined)?.[key];
}
