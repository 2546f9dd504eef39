// Prints every declared operation as a JSON array of { id, service, method, path, handled }.
// `npm run -s operations -- --missing` keeps those that the platform does not serve yet.

import { parseArgs } from 'node:util';
import { declared, services } from '@uos/contract';
import { isServed } from '../packages/platform/src/kernel/call/route.ts';
import { mounted } from '../packages/platform/src/services/mounted.ts';

const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } });

const handlers = new Map(mounted.map((one) => [one.service.name, one.handlers]));
const operations = declared(services)
  .map((one) => ({
    id: one.id,
    service: one.service.name,
    method: one.operation.method,
    path: one.fullPath,
    handled: isServed(handlers.get(one.service.name), one),
  }))
  .filter(({ handled }) => !(values.missing && handled));
console.log(JSON.stringify(operations, null, 2));
