// One operation with its input and reply as JSON Schema, from the tables that come with the CLI.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { usageError } from '../errors.ts';
import { GENERATED, readRoutes } from '../manifest.ts';
import { nearest } from '../nearest.ts';

/** Throws CliError with exit 2 and the nearest id where there is no such operation. */
export function operationSchema(operation: string): unknown {
  const routes = readRoutes();
  const route = routes.find(({ id }) => id === operation);
  if (route === undefined) {
    const near = nearest(
      operation,
      routes.map(({ id }) => id),
    );
    throw usageError(
      'unknown-operation',
      (t) => t.errors.unknownCommand(operation),
      near === undefined ? 'uos api routes' : `uos api schema ${near}`,
    );
  }
  const { id, method, path, accepts, paging, summary } = route;
  const { input, reply, $defs } = readSchemas(id);
  return { id, method, path, accepts, paging, summary, input, reply, $defs };
}

/** Input and reply of an operation as JSON Schema, with the entities that they name. */
interface OperationSchemas {
  readonly input: unknown;
  readonly reply: unknown;
  readonly $defs: Readonly<Record<string, unknown>>;
}

interface ServiceSchemas {
  readonly operations: Readonly<Record<string, { readonly input: unknown; readonly reply: unknown }>>;
  readonly entities: Readonly<Record<string, unknown>>;
}

/** Reads the schemas of one service and leaves out the entities that the operation does not reach. */
function readSchemas(operation: string): OperationSchemas {
  const { operations, entities } = readService(operation.split('.', 1)[0] ?? '');
  const { input, reply } = operations[operation] ?? { input: {}, reply: {} };
  const $defs: Record<string, unknown> = {};
  const reach = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      if (!Object.hasOwn($defs, id)) {
        $defs[id] = entities[id];
        reach(JSON.stringify(entities[id]));
      }
    }
  };
  reach(JSON.stringify([input, reply]));
  return { input, reply, $defs };
}

/** why compressed in the package: plain they are a quarter of it, and one command reads them. */
function readService(service: string): ServiceSchemas {
  const plain = join(GENERATED, 'manifest/schema', `${service}.json`);
  const packed = `${plain}.gz`;
  const text = existsSync(packed) ? gunzipSync(readFileSync(packed)) : readFileSync(plain);
  return JSON.parse(text.toString('utf8')) as ServiceSchemas;
}
