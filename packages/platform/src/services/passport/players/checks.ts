// What of a player's own data is refused: too large properties, and words that the app has forbidden.

import type { Call } from '#kernel/call/call';
import { propertiesBytes } from '../rules.ts';
import { readConfig } from '../setup/settings.ts';

interface Shown {
  readonly displayName?: string | undefined;
  readonly properties?: Readonly<Record<string, string>> | undefined;
}

export async function refuseUnfit(call: Pick<Call, 'db' | 'appId' | 'refuse'>, shown: Shown): Promise<void> {
  const { displayName = '', properties } = shown;
  if (displayName === '' && properties === undefined) {
    return;
  }
  const { propertiesBytesLimit, enableSensitiveWordCheck, sensitiveWords } = await readConfig(call.db, call.appId);
  const bytes = properties === undefined ? 0 : propertiesBytes(properties);
  if (bytes > propertiesBytesLimit) {
    throw call.refuse('invalid', 'invalid parameters', {
      code: 30_002,
      details: [`properties: ${bytes} bytes as JSON, at most ${propertiesBytesLimit}`],
    });
  }
  const name = displayName.toLowerCase();
  if (enableSensitiveWordCheck && sensitiveWords.some((word) => word !== '' && name.includes(word.toLowerCase()))) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['displayName: has a forbidden word'] });
  }
}
