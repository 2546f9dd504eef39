// One operation with its input and reply as JSON Schema, from the tables that come with the CLI.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { nearest } from '@uos/contract/rules';
import { usageError } from '../../errors/cli-error.ts';
import { GENERATED, readRoutes } from '../../program/manifest.ts';

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

/** One packed file in the package, a file for each service among the sources. */
function readService(service: string): ServiceSchemas {
  const packed = join(GENERATED, 'manifest/schema.json.gz');
  if (!existsSync(packed)) {
    return JSON.parse(readFileSync(join(GENERATED, 'manifest/schema', `${service}.json`), 'utf8')) as ServiceSchemas;
  }
  const all: unknown = JSON.parse(gunzipSync(readFileSync(packed)).toString('utf8'));
  return (all as Readonly<Record<string, ServiceSchemas>>)[service] as ServiceSchemas;
}
