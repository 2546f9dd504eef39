// What the CLI tests stand on: a real platform with an app on it, and the CLI run inside the test.

import { type Outside, openOutside } from '../../packages/cli/src/testing/run-uos.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

export interface Studio {
  readonly platform: TestPlatform;
  readonly app: TestApp;
  /** A CLI that knows where the platform is and nothing else. */
  visitor(env?: Readonly<Record<string, string>>): Outside;
  /** A CLI with the credential of an app in its environment, as in a pipeline. */
  pipeline(app?: TestApp): Outside;
  stop(): Promise<void>;
}

export async function openStudio(options: Parameters<typeof testPlatform>[0] = {}): Promise<Studio> {
  const platform = await testPlatform(options);
  const app = await platform.app(['asset-streaming', 'passport']);
  const opened: Outside[] = [];
  const open = (env: Readonly<Record<string, string>>): Outside => {
    const outside = openOutside({ UOS_ORIGIN: platform.origin, ...env });
    opened.push(outside);
    return outside;
  };
  return {
    platform,
    app,
    visitor: (env = {}) => open(env),
    pipeline: (of = app) => open({ UOS_APP_ID: of.id, UOS_APP_SERVICE_SECRET: of.serviceSecret }),
    async stop() {
      for (const outside of opened) {
        outside.remove();
      }
      await platform.stop();
    },
  };
}
