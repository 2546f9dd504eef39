// Every operation: what the SDK sends for a valid input is what the contract says, to the letter, and what the server
// answers comes back as it was. `golden/<service>.txt` shows one call of each operation to whoever reviews a change.

import { declared, jsonBody, plainHeaderName, services } from '@uos/contract';
import { type JsonSchema, readServices, type ServiceModel, sampleOf } from '@uos/contract/reference';
import { createClient, none, type Tables, type Transport } from '@uos/sdk/http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { arbitraryOf } from './arbitraries.ts';

type Model = ServiceModel['operations'][number];
type Input = Readonly<Record<string, unknown>>;

const models = readServices(services);
const RUNS = 6;
const SEED = 20_261_121;

/** The flat input as the contract's own schemas see it. */
function accepts(one: Model, input: Input): boolean {
  const { params = {}, query, headers, body, bodyAt } = one.operation;
  const pick = (place: string): Input =>
    Object.fromEntries(
      one.fields
        .filter((field) => field.in === place && Object.hasOwn(input, field.key))
        .map(({ key }) => [key, input[key]]),
    );
  const parts: readonly (readonly [z.ZodType | undefined, unknown])[] = [
    [query, pick('query')],
    [headers, pick('header')],
    [jsonBody({ body }), bodyAt === undefined ? pick('body') : input[bodyAt]],
    ...Object.entries(params).map(([key, schema]) => [schema, input[key]] as const),
  ];
  return parts.every(([schema, value]) => schema === undefined || schema.safeParse(value).success);
}

function inputs(model: ServiceModel, one: Model): fc.Arbitrary<Input> {
  const shape = Object.fromEntries(
    one.fields.map(({ key, schema, in: place }) => [key, valueFor(schema, place, key, model)]),
  );
  const requiredKeys = one.fields
    .filter(({ required, in: place }) => required || place === 'path')
    .map(({ key }) => key);
  return fc.record(shape, { requiredKeys, noNullPrototype: true });
}

function valueFor(
  schema: JsonSchema,
  place: string,
  key: string,
  { inputEntities }: ServiceModel,
): fc.Arbitrary<unknown> {
  const value = arbitraryOf(schema, inputEntities);
  // why: an empty, `.` or `..` segment is refused before anything is sent, which is tested where it is done
  const isSendable = (text: unknown): boolean =>
    (key === 'path' ? String(text).split('/') : [String(text)]).every((part) => !['', '.', '..'].includes(part));
  return place === 'path' ? value.map((text) => (isSendable(text) ? text : 'a b')) : value;
}

/** Generated values that pass, at most so many; few tries where they come easily. */
function passing<T>(arbitrary: fc.Arbitrary<T>, passes: (value: T) => boolean, wanted: number): T[] {
  const found: T[] = [];
  for (let round = 0; round < 150 && found.length < wanted; round += 1) {
    found.push(...fc.sample(arbitrary, { numRuns: 2, seed: SEED + round }).filter(passes));
  }
  return found.slice(0, wanted);
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the contract says goes over the wire, written down once more without the SDK. */
function specified(one: Model, input: Input): Sent {
  const path = one.fullPath.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'path'
      ? String(input[name]).split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(String(input[name])),
  );
  const keysIn = (place: string): string[] => one.fields.filter((field) => field.in === place).map(({ key }) => key);
  const inQuery = keysIn('query');
  const query = Object.keys(input)
    .filter((key) => inQuery.includes(key))
    .flatMap((key) =>
      [input[key]]
        .flat()
        .filter((value) => value !== null)
        .map((value) => `${key}=${encodeURIComponent(String(value))}`),
    )
    .join('&');
  const inBody = keysIn('body');
  const { bodyAt } = one.operation;
  const whole =
    bodyAt === undefined
      ? Object.fromEntries(
          Object.keys(input)
            .filter((key) => inBody.includes(key))
            .map((key) => [key, input[key]]),
        )
      : input[bodyAt];
  return {
    method: one.operation.method,
    url: `http://platform${path}${query === '' ? '' : `?${query}`}`,
    body: one.body === undefined ? undefined : JSON.stringify(whole),
    headers: Object.fromEntries(
      keysIn('header')
        .filter((key) => input[key] !== undefined)
        .map((key) => [plainHeaderName(key).toLowerCase(), String(input[key])]),
    ),
  };
}

/** Calls through the SDK; answers what was sent and what came back. */
async function call(
  one: Model,
  tables: Tables,
  input: Input,
  reply: unknown,
): Promise<{ sent: Sent; answer: unknown }> {
  let sent: Sent | undefined;
  const transport: Transport = async ({ method, url, body, headers }) => {
    const own = Object.entries(headers).filter(([name]) =>
      one.fields.some(({ key, in: place }) => place === 'header' && plainHeaderName(key).toLowerCase() === name),
    );
    sent = { method, url, body: body as string | undefined, headers: Object.fromEntries(own) };
    const text = textOf(one, reply);
    return {
      status: 200,
      header: (name) => (name === 'content-range' ? 'items 1-1/7' : undefined),
      text: async () => text,
      bytes: async () => new TextEncoder().encode(text),
      async *stream() {
        yield new TextEncoder().encode(text);
      },
    };
  };
  const client = createClient({ origin: 'http://platform', as: none(), hosts: 'local', transport }, tables);
  const answer = await client.call(one.id, input).then((said) => (one.reply === 'events' ? heard(said) : said));
  if (sent === undefined) {
    throw new Error(`${one.id} sent nothing`);
  }
  return { sent, answer };
}

/** As the server writes it. */
function textOf(one: Model, reply: unknown): string {
  switch (one.reply) {
    case 'nothing':
      return '';
    case 'events':
      return `:\n\nid: 7\ndata: ${JSON.stringify(reply)}\n\n`;
    default:
      return typeof one.reply === 'string' ? String(reply) : JSON.stringify(reply);
  }
}

/** What is followed, to its end. */
async function heard(stream: unknown): Promise<unknown> {
  const events: unknown[] = [];
  for await (const event of stream as AsyncIterable<unknown>) {
    events.push(event);
  }
  return events;
}

async function tablesOf({ service, property }: ServiceModel): Promise<Tables> {
  const loaded = (await import(`../../packages/sdk/src/generated/${service.name}.ts`)) as Record<
    string,
    Tables[string]
  >;
  return { [property]: loaded[`${property}Table`] } as Tables;
}

/** An input that reads well: samples for all fields, or a generated one where a rule wants more. */
function golden(model: ServiceModel, one: Model): Input {
  const all = Object.fromEntries(
    one.fields.map(({ key, schema }) => [key, sampleOf(key, schema, model.inputEntities)]),
  );
  const required = Object.fromEntries(
    one.fields
      .filter(({ required: needed, in: place }) => needed || place === 'path')
      .map(({ key }) => [key, all[key]]),
  );
  const found = [all, required].find((input) => accepts(one, input));
  return found ?? firstValid(model, one);
}

function firstValid(model: ServiceModel, one: Model): Input {
  const [input] = passing(inputs(model, one), (candidate) => accepts(one, candidate), 1);
  if (input === undefined) {
    throw new Error(`${one.id}: no valid input was generated`);
  }
  return input;
}

describe.each(models.map((model) => [model.service.name, model] as const))('%s', (name, model) => {
  it('sends every operation as the golden file shows', async () => {
    const tables = await tablesOf(model);
    const texts: string[] = [];
    for (const one of model.operations) {
      const input = golden(model, one);
      const { sent } = await call(one, tables, input, {}).catch(async () =>
        call(one, tables, input, replySample(model, one)),
      );
      expect(sent, one.id).toEqual(specified(one, input));
      const headers = Object.entries(sent.headers).map(([key, value]) => `${key}: ${value}\n`);
      texts.push(
        `${one.id}\n${sent.method} ${sent.url.replace('http://platform', '')}\n${headers.join('')}${sent.body === undefined ? '' : `${sent.body}\n`}`,
      );
    }
    await expect(texts.join('\n')).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it('sends generated inputs as the contract says, and hands generated replies on whole', {
    timeout: 120_000,
  }, async () => {
    const tables = await tablesOf(model);
    for (const one of model.operations) {
      const tried = passing(inputs(model, one), (input) => accepts(one, input), RUNS);
      expect(tried.length, one.id).toBeGreaterThan(0);
      const reply = replySample(model, one);
      for (const input of tried) {
        const { sent, answer } = await call(one, tables, input, reply);
        expect(sent, one.id).toEqual(specified(one, input));
        expect(answer, one.id).toEqual(handedOn(one, reply));
      }
    }
  });
});

/** A reply that the contract's own schema accepts. */
function replySample(model: ServiceModel, one: Model): unknown {
  if (typeof one.reply === 'string') {
    return 'some text';
  }
  const schema = one.operation.reply as z.ZodType;
  const [reply] = passing(
    arbitraryOf(one.reply, model.replyEntities),
    (candidate) => schema.safeParse(candidate).success,
    1,
  );
  if (reply === undefined) {
    throw new Error(`${one.id}: no valid reply was generated`);
  }
  return JSON.parse(JSON.stringify(reply));
}

function handedOn(one: Model, reply: unknown): unknown {
  switch (one.reply) {
    case 'nothing':
      return undefined;
    case 'events':
      return [{ id: '7', data: reply }];
    case 'bytes':
    case 'stream':
      return new TextEncoder().encode(String(reply));
    default:
      return one.operation.paging === 'content-range' ? { totalCount: 7, Items: reply } : reply;
  }
}

it('covers every operation of the contract', () => {
  const ids = models.flatMap(({ operations }) => operations.map(({ id }) => id));
  expect(ids).toEqual(declared(services).map(({ id }) => id));
});
