// A call as it would be sent, without sending it. Loaded when somebody asks for one.
import { type Config, type Operation, prepareCall } from './call.ts';
import { prepareFollowed } from './events.ts';
import { redactRequest } from './inspect.ts';
import type { CallOptions, PreparedRequest } from './types.ts';
import type { Input } from './url.ts';

/** The exact request, as it may be printed. */
export async function preview(
  config: Config,
  operation: Operation,
  input: Input = {},
  options: CallOptions = {},
): Promise<PreparedRequest> {
  const prepare = operation.row.reply === 'events' ? prepareFollowed : prepareCall;
  return redactRequest(operation, await prepare(config, operation, input, options));
}
