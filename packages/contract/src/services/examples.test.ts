import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as alertExamples from './alert/examples.ts';
import * as alertSchemas from './alert/schemas.ts';
import * as appExamples from './app/examples.ts';
import * as appSchemas from './app/schemas.ts';
import * as bakingExamples from './baking/examples.ts';
import * as bakingSchemas from './baking/schemas.ts';
import * as billingExamples from './billing/examples.ts';
import * as billingSchemas from './billing/schemas.ts';
import * as cdnExamples from './cdn/examples.ts';
import * as cdnSchemas from './cdn/schemas.ts';
import * as certificationExamples from './certification/examples.ts';
import * as certificationSchemas from './certification/schemas.ts';
import * as deviceExamples from './device/examples.ts';
import * as deviceSchemas from './device/schemas.ts';
import * as funcExamples from './func/examples.ts';
import * as funcSchemas from './func/schemas.ts';
import * as helloExamples from './hello/examples.ts';
import * as helloSchemas from './hello/schemas.ts';
import * as knowledgeExamples from './knowledge/examples.ts';
import * as knowledgeSchemas from './knowledge/schemas.ts';
import * as matchExamples from './match/examples.ts';
import * as matchSchemas from './match/schemas.ts';
import * as metricsExamples from './metrics/examples.ts';
import * as metricsSchemas from './metrics/schemas.ts';
import * as multiverseExamples from './multiverse/examples.ts';
import * as multiverseSchemas from './multiverse/schemas.ts';
import * as orgExamples from './org/examples.ts';
import * as orgSchemas from './org/schemas.ts';
import * as passportExamples from './passport/examples.ts';
import * as passportSchemas from './passport/schemas.ts';
import * as paymentExamples from './payment/examples.ts';
import * as paymentSchemas from './payment/schemas.ts';
import * as pushExamples from './push/examples.ts';
import * as pushSchemas from './push/schemas.ts';
import * as remoteConfigExamples from './remote-config/examples.ts';
import * as remoteConfigSchemas from './remote-config/schemas.ts';
import * as safeExamples from './safe/examples.ts';
import * as safeSchemas from './safe/schemas.ts';
import * as saveExamples from './save/examples.ts';
import * as saveSchemas from './save/schemas.ts';
import * as serviceTokenExamples from './service-token/examples.ts';
import * as serviceTokenSchemas from './service-token/schemas.ts';
import * as sessionExamples from './session/examples.ts';
import * as sessionSchemas from './session/schemas.ts';
import * as sharedExamples from './shared/examples.ts';
import * as sharedSchemas from './shared/schemas.ts';
import * as stacktraceExamples from './stacktrace/examples.ts';
import * as stacktraceSchemas from './stacktrace/schemas.ts';
import * as statelessExamples from './stateless/examples.ts';
import * as statelessSchemas from './stateless/schemas.ts';
import * as storageExamples from './storage/examples.ts';
import * as storageSchemas from './storage/schemas.ts';
import * as syncExamples from './sync/examples.ts';
import * as syncSchemas from './sync/schemas.ts';
import * as ticketExamples from './ticket/examples.ts';
import * as ticketSchemas from './ticket/schemas.ts';
import * as uprExamples from './upr/examples.ts';
import * as uprSchemas from './upr/schemas.ts';
import * as usageExamples from './usage/examples.ts';
import * as usageSchemas from './usage/schemas.ts';
import * as windExamples from './wind/examples.ts';
import * as windSchemas from './wind/schemas.ts';

const rooms: readonly [string, Record<string, unknown>, Record<string, unknown>][] = [
  ['session', sessionSchemas, sessionExamples],
  ['app', appSchemas, appExamples],
  ['org', orgSchemas, orgExamples],
  ['usage', usageSchemas, usageExamples],
  ['cdn', cdnSchemas, cdnExamples],
  ['passport', passportSchemas, passportExamples],
  ['several services', sharedSchemas, sharedExamples],
  ['multiverse', multiverseSchemas, multiverseExamples],
  ['sync', syncSchemas, syncExamples],
  ['match', matchSchemas, matchExamples],
  ['func', funcSchemas, funcExamples],
  ['stateless', statelessSchemas, statelessExamples],
  ['push', pushSchemas, pushExamples],
  ['baking', bakingSchemas, bakingExamples],
  ['billing', billingSchemas, billingExamples],
  ['certification', certificationSchemas, certificationExamples],
  ['payment', paymentSchemas, paymentExamples],
  ['ticket', ticketSchemas, ticketExamples],
  ['service-token', serviceTokenSchemas, serviceTokenExamples],
  ['knowledge', knowledgeSchemas, knowledgeExamples],
  ['alert', alertSchemas, alertExamples],
  ['storage', storageSchemas, storageExamples],
  ['save', saveSchemas, saveExamples],
  ['remote-config', remoteConfigSchemas, remoteConfigExamples],
  ['stacktrace', stacktraceSchemas, stacktraceExamples],
  ['hello', helloSchemas, helloExamples],
  ['safe', safeSchemas, safeExamples],
  ['wind', windSchemas, windExamples],
  ['upr', uprSchemas, uprExamples],
  ['device', deviceSchemas, deviceExamples],
  ['metrics', metricsSchemas, metricsExamples],
];

describe('examples', () => {
  for (const [name, schemas, examples] of rooms) {
    it(`has one exact value of every entity of ${name}`, () => {
      const entities = entitiesOf(schemas);
      const wanted = [...entities.keys()].map(lowerFirst).sort();
      expect(Object.keys(examples).sort()).toEqual(wanted);
      for (const [id, schema] of entities) {
        const example = examples[lowerFirst(id)];
        expect(schema.parse(example), id).toEqual(example);
      }
    });

    it(`shows columns and a key that entities of ${name} have`, () => {
      for (const [id, schema] of entitiesOf(schemas)) {
        const { columns = [], key } = schema.meta() as { columns?: readonly string[]; key?: string };
        const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
        expect(shape, id).toEqual(expect.arrayContaining([...columns, ...(key === undefined ? [] : [key])]));
      }
    });
  }
});

function entitiesOf(schemas: Record<string, unknown>): Map<string, z.ZodType> {
  const found = new Map<string, z.ZodType>();
  for (const value of Object.values(schemas)) {
    const id = value instanceof z.ZodType ? value.meta()?.id : undefined;
    if (value instanceof z.ZodType && typeof id === 'string') {
      found.set(id, value);
    }
  }
  return found;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
