// Names that the platform would refuse, refused here in the words of the rule. Beside the transfers, because only few
// commands load the rules.
import { badgeName, bucketName, check, entryPath, reservedBadge } from '@uos/contract/rules';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import type { Text } from '../../../text/text.ts';

const KEPT: Text = {
  zh: '平台让它始终指向最新版本，不能设置也不能删除',
  en: 'The platform keeps it at the newest release; it can be neither set nor removed',
};
const RULES = { bucket: bucketName, badge: badgeName, path: entryPath } as const;

/** Throws CliError with exit 2 for a name that breaks its rule. */
export function checkName(ctx: Context<unknown, unknown>, kind: keyof typeof RULES, name: string): void {
  const problem = kind === 'badge' && name === reservedBadge ? KEPT : check(RULES[kind], name);
  if (problem !== undefined) {
    throw new CliError('invalid-input', {
      exit: EXIT.usage,
      what: (t) => t.errors.invalidInput,
      why: () => `${JSON.stringify(name)}: ${ctx.say(problem)}`,
      next: `uos ${ctx.command.id} --help`,
    });
  }
}
