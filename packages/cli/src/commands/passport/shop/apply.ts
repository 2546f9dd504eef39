// Does the steps of a plan one after another, up to the first that is refused.
import type { AnyContext } from './files.ts';
import type { Kind, Passport } from './kind.ts';
import type { Step } from './plan.ts';
import { rowOf, stepText } from './shop.ts';

/** As many as one call takes. */
const AT_ONCE = 100;

/** @throws what refused a step, after saying how far it came; what is done stays, and the same line goes on from there */
export async function applyAll(ctx: AnyContext, steps: readonly Step[]): Promise<void> {
  const passport = await ctx.uos.service('passport');
  let done = 0;
  for (const group of groupsOf(steps)) {
    const [first] = group as readonly [Step, ...Step[]];
    try {
      await doneTogether(passport, first, group);
    } catch (error) {
      const at = stepText(first);
      ctx.note(
        {
          zh: `在“${at.zh}”处停止：${steps.length} 步已完成 ${done} 步；改正后再次运行同一命令即可继续。`,
          en: `Stopped at "${at.en}": ${done} of ${steps.length} steps are done; mend it and type the same line again.`,
        },
        { style: 'yellow', text: '!' },
      );
      throw error;
    }
    done += group.length;
    for (const step of group) {
      ctx.event({ type: 'item', ...rowOf(ctx, step) });
    }
  }
}

/** What is published goes together, all of it or nothing; everything else by itself. */
function groupsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const joins =
      step.action === 'publish' &&
      last?.[0]?.action === 'publish' &&
      last[0].kind === step.kind &&
      last.length < AT_ONCE;
    if (joins) {
      last.push(step);
    } else {
      groups.push([step]);
    }
  }
  return groups;
}

async function doneTogether(passport: Passport, step: Step, group: readonly Step[]): Promise<void> {
  const { action, kind, slug, value } = step;
  switch (action) {
    case 'create':
      await kind.create(passport, slug, value);
      break;
    case 'change':
      await (step.reopens ? reopened(passport, kind, step) : kind.update(passport, slug, value));
      break;
    case 'revoke':
      await kind.publishing?.revoke(passport, [slug]);
      break;
    case 'publish':
      await kind.publishing?.publish(
        passport,
        group.map((one) => one.slug),
      );
      break;
    case 'delete':
      await kind.remove(passport, slug);
      break;
  }
}

/** Off sale, changed, and on sale again, whether the change was taken or not. */
async function reopened(passport: Passport, { publishing, update }: Kind, { slug, value }: Step): Promise<void> {
  await publishing?.revoke(passport, [slug]);
  try {
    await update(passport, slug, value);
  } finally {
    await publishing?.publish(passport, [slug]);
  }
}
