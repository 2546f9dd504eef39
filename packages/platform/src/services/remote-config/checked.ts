// Rules and variants as somebody gives them, made ready to be kept or tried.
import { everyone } from '@uos/contract/rules';
import { ruleCompiler } from '#engines/rules/compile';
import type { Call } from '#kernel/call/call';
import { type GivenVariant, variantsOf } from './rules.ts';
import type { Variant } from './tables.ts';

/** The rule as it is kept, which can be evaluated; `of` tells whose it is where there are several, here and below. */
export async function checkedRule(call: Pick<Call, 'refuse'>, rule: string | undefined, of = ''): Promise<string> {
  const given = rule === undefined || rule.trim() === '' ? everyone : rule;
  const { fault } = (await ruleCompiler())(given);
  if (fault !== undefined) {
    throw call.refuse('invalid', 'invalid parameters', {
      details: [`${of}rule: ${fault.message}, at character ${fault.position}`],
    });
  }
  return given;
}

export function checkedVariants(
  call: Pick<Call, 'refuse' | 'ports'>,
  given: readonly GivenVariant[] | undefined,
  before: readonly Variant[],
  of = '',
): readonly Variant[] {
  const variants = variantsOf(given, () => call.ports.ids.uuid(), before);
  if (typeof variants === 'string') {
    throw call.refuse('invalid', 'invalid parameters', { details: [of + variants] });
  }
  return variants;
}
