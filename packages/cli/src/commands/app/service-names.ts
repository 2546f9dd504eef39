// Services by the word people type: the CLI's own noun or the internal name.
import { nearest, type ServiceName, serviceName, serviceNames } from '@uos/contract/rules';
import { CliError, EXIT } from '../../errors/cli-error.ts';

/** Internal name of each CLI noun that differs from it. */
const NOUNS: Readonly<Record<string, ServiceName>> = {
  cdn: 'asset-streaming',
  sync: 'usync',
  match: 'matchmaking',
  stateless: 'func-stateless',
};

/** Throws CliError with exit 2 and the nearest name for a word that is no service. */
export function serviceNameOf(word: string): ServiceName {
  const found = (Object.hasOwn(NOUNS, word) ? NOUNS[word] : undefined) ?? serviceName(word);
  if (found === undefined) {
    const near = nearest(word, [...Object.keys(NOUNS), ...serviceNames]);
    throw new CliError('unknown-service', {
      exit: EXIT.usage,
      what: (t) => t.errors.unknownService(word),
      why: (t) => (near === undefined ? serviceNames.join(', ') : t.errors.nearest(near)),
    });
  }
  return found;
}

/** The noun of the CLI for an internal name. */
export function nounOf(name: ServiceName): string {
  return Object.keys(NOUNS).find((noun) => NOUNS[noun] === name) ?? name;
}

/** What an app may switch on with its own credential. Source: wire/cdn-and-platform.md 2.3.2. */
export const SWITCHES = {
  'asset-streaming': 'EnableAssetStreaming',
  passport: 'EnablePassport',
  multiverse: 'EnableMultiverse',
  usync: 'EnableUsyncRealtime',
  matchmaking: 'EnableMatchmakingSync',
  func: 'EnableFuncStateful',
  'func-stateless': 'EnableFuncStateless',
  'remote-config': 'EnableRemoteConfig',
  save: 'EnableSave',
  push: 'EnablePush',
  device: 'EnableDevice',
  stacktrace: 'EnableStacktrace',
  safe: 'EnableSafe',
} as const satisfies Partial<Record<ServiceName, string>>;
