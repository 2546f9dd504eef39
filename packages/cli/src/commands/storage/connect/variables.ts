// The work of `uos storage env`.
import { databaseVariables } from '@uos/contract/rules';
import { usageError } from '../../../errors/cli-error.ts';
import { WRITTEN } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { isForProgram } from '../../../terminal/output/deliver.ts';
import { printable } from '../../../terminal/printable.ts';
import { knownPassword } from '../change/password.ts';
import { accessOf, databaseMeant } from '../storage.ts';

type PasswordCtx = Parameters<typeof knownPassword>[0];
type Way = 'dotenv' | 'shell' | 'powershell';
type Ctx = Context<
  { readonly database: string },
  PasswordCtx['flags'] & {
    readonly format: Way | undefined;
    readonly prefix: string | undefined;
    readonly public: boolean;
  }
>;

export async function variablesOf(ctx: Ctx) {
  const { format = 'dotenv', prefix = '', public: isPublic } = ctx.flags;
  if (!/^(?:[A-Za-z_]\w*)?$/.test(prefix)) {
    throw usageError(
      'bad-prefix',
      () => ctx.say({ zh: `“${prefix}”不能作变量名的开头。`, en: `"${prefix}" begins no name of a variable.` }),
      'uos storage env --help',
    );
  }
  const database = await databaseMeant(ctx, ctx.args.database);
  const access = accessOf(ctx, database, isPublic);
  const variables = databaseVariables({ ...access, password: await knownPassword(ctx, database.name) }, prefix);
  if (isForProgram(ctx.globals)) {
    return variables;
  }
  const { stdout } = ctx.io;
  for (const [name, value] of Object.entries(variables)) {
    const line = `${lineOf[format](name, value)}\n`;
    stdout.write(stdout.isTTY ? printable(line) : line);
  }
  return WRITTEN;
}

/** How a variable is written; what it holds is read as it is, whichever marks are in it. */
export const lineOf: Readonly<Record<Way, (name: string, value: string) => string>> = {
  // why double quotes last: readers of such files take what is in single ones as it stands, and know no mark for one in it
  dotenv: (name, value) =>
    `${name}=${/^[\w@%+=:,./?&-]*$/.test(value) ? value : value.includes("'") ? JSON.stringify(value) : `'${value}'`}`,
  shell: (name, value) => `export ${name}='${value.replaceAll("'", "'\\''")}'`,
  powershell: (name, value) => `$env:${name} = '${value.replaceAll("'", "''")}'`,
};
