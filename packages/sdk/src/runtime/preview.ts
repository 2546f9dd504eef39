// A call as it would be sent, without sending it. Loaded when somebody asks for one.
import { type Config, type Operation, prepareCall } from './call.ts';
import { redactRequest } from './inspect.ts';
import type { CallOptions, PreparedRequest } from './types.ts';
import type { Input } from './url.ts';

/** The exact request, as it may be printed. */
export async function preview(
  config: Config,
  operation: Operation,
  input?: Input,
  options?: CallOptions,
): Promise<PreparedRequest> {
  return redactRequest(operation, await prepareCall(config, operation, input, options));
}
