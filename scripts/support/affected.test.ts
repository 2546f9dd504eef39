import { describe, expect, it } from 'vitest';
import { affectedBy } from './affected.ts';

describe('affectedBy', () => {
  it('names the services whose rooms were changed, in whatever package', () => {
    expect(
      affectedBy([
        'packages/platform/src/services/ticket/store.ts',
        'packages/contract/src/services/ticket/schemas.ts',
        'packages/web/src/features/cdn/bucket/bucket-list.tsx',
        'packages/cli/src/commands/push/send.ts',
        'tests/e2e/scenes/passport.ts',
        'packages/sdk/src/generated/ticket.ts',
        'README.md',
      ]),
    ).toEqual({ everything: undefined, services: ['cdn', 'passport', 'push', 'ticket'], tests: [] });
  });

  it('asks for everything where a file was changed that all stand on', () => {
    for (const path of [
      'packages/platform/src/kernel/call/perform.ts',
      'packages/platform/src/services/index.ts',
      'packages/contract/src/kernel/op.ts',
      'packages/web/src/kit/list/data-list.tsx',
      'packages/sdk/src/runtime/call.ts',
      'tests/support/postgres.ts',
      'tests/conformance/cases/index.ts',
      'tests/e2e/support/walk.ts',
      'package-lock.json',
      'vitest.config.ts',
    ]) {
      expect(affectedBy(['packages/platform/src/services/ticket/store.ts', path])).toEqual({
        everything: path,
        services: [],
        tests: [],
      });
    }
  });

  it('runs a test that was changed itself', () => {
    expect(affectedBy(['tests/state/archive.test.ts', 'packages/cli/src/parse.test.ts'])).toEqual({
      everything: undefined,
      services: [],
      tests: ['tests/state/archive.test.ts'],
    });
  });
});
