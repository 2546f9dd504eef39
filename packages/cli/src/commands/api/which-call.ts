// Which call the words of `uos api` mean: a method and a path, a path alone, or the id of an operation.

import { nearest } from '@uos/contract/rules';
import { usageError } from '../../errors/cli-error.ts';
import { readRoutes } from '../../program/manifest.ts';
import type { ApiArgs } from './send.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'] as const;
const HELP = 'uos api --help';

/** Throws CliError with exit 2 for words that mean none; `hasFields` says that something is to be sent along. */
export function whichCall(word: string, path: string | undefined, hasFields: boolean): ApiArgs {
  const method = METHODS.find((one) => one === word.toUpperCase());
  if (path !== undefined) {
    if (method === undefined) {
      throw usageError('not-a-choice', (t) => t.errors.notChoice('<call>', word, METHODS.join(', ')), HELP);
    }
    return { method, path };
  }
  if (word.includes('/')) {
    return { method: hasFields ? 'POST' : 'GET', path: word };
  }
  if (method !== undefined) {
    throw usageError('missing-argument', (t) => t.errors.missing(['<path>']), HELP);
  }
  const routes = readRoutes();
  const route = routes.find(({ id }) => id === word);
  const own = METHODS.find((one) => one === route?.method);
  if (route === undefined || own === undefined) {
    const near = nearest(
      word,
      routes.map(({ id }) => id),
    );
    throw usageError(
      'unknown-operation',
      (t) => t.errors.unknownCommand(word),
      near === undefined ? 'uos api routes' : `uos api ${near}`,
    );
  }
  return { method: own, path: route.path };
}
