// Input and reply of every operation as JSON Schema, for `uos api schema`.
import { type JsonSchema, mapSchema, mapValues, refName } from '../src/reference/json-schema.ts';
import type { OperationModel, ServiceModel } from '../src/reference/model.ts';

/** `packages/cli/src/generated/manifest/schema/<property>.json`. */
export function cliSchema(model: ServiceModel): object {
  const entities = {
    ...mapValues(model.replyEntities, plain),
    ...Object.fromEntries(
      Object.entries(model.inputEntities).map(([id, schema]) => [`${id}Input`, forInput(plain(schema))]),
    ),
  };
  return {
    operations: Object.fromEntries(
      model.operations.map((one) => [
        one.id,
        {
          input: inputOf(one),
          reply: typeof one.reply === 'string' ? one.reply.replace('stream', 'bytes') : plain(one.reply),
        },
      ]),
    ),
    entities,
  };
}

function inputOf({ fields }: OperationModel): JsonSchema & { readonly 'x-in': Readonly<Record<string, string>> } {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ key, schema }) => [key, forInput(plain(schema))])),
    required: fields.filter(({ required, in: place }) => required || place === 'path').map(({ key }) => key),
    'x-in': Object.fromEntries(fields.map(({ key, in: place }) => [key, place])),
  };
}

/** An entity that callers send is another one than that which is answered: its keys are checked. */
function forInput(schema: JsonSchema): JsonSchema {
  const name = refName(schema);
  return mapSchema(name === undefined ? schema : { ...schema, $ref: `#/$defs/${name}Input` }, forInput);
}

function plain(schema: JsonSchema): JsonSchema {
  const { columns: _columns, key: _key, labels: _labels, words: _words, unixSeconds: _seconds, ...known } = schema;
  const { ref: _ref, notId: _notId, named: _named, ...rest } = known;
  return mapSchema(rest, plain);
}
