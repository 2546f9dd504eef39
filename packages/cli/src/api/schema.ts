// One operation with its input and reply as JSON Schema, from the tables that come with the CLI.
import { usageError } from '../errors.ts';
import { readRoutes, readSchemas } from '../manifest.ts';
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
