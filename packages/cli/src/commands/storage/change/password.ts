// Passwords of databases: where one comes from, never from a line.
import { resolve } from 'node:path';
import { databasePassword, randomDatabasePassword } from '@uos/contract/rules';
import { usageError } from '../../../errors/cli-error.ts';
import { secretFromFile, secretFromStdin } from '../../../profile/who/secrets.ts';
import type { Context } from '../../../program/context.ts';

interface Given {
  /** Absent where stdin is for something else. */
  readonly 'password-stdin'?: boolean;
  readonly 'password-file': string | undefined;
}

type NewCtx = Context<unknown, Given & { readonly 'ask-password': boolean }>;

/** What a new password is, and whether it was made here, so that somebody has to be told. @throws CliError with exit 2 */
export async function newPassword(ctx: NewCtx): Promise<{ readonly password: string; readonly isMade: boolean }> {
  const given = await givenPassword(ctx);
  const asked = given === undefined && ctx.flags['ask-password'] ? await askTwice(ctx) : given;
  if (asked === undefined) {
    return { password: randomDatabasePassword(), isMade: true };
  }
  const { min, max = min, pattern } = databasePassword;
  if (asked.length < min || asked.length > max || !pattern.test(asked)) {
    throw usageError(
      'weak-password',
      () => ctx.say({ zh: `密码需要${databasePassword.zh}。`, en: `The password needs ${databasePassword.en}.` }),
      `uos ${ctx.command.id} --help`,
    );
  }
  return { password: asked, isMade: false };
}

/** That of a database that there is. @throws CliError with exit 2 where nobody could be asked */
export async function knownPassword(ctx: Context<unknown, Given>, name: string): Promise<string> {
  const password =
    (await givenPassword(ctx)) ??
    (ctx.env.UOS_STORAGE_PASSWORD ||
      (await ctx.prompt.secret(
        ctx.say({ zh: `${name} 的密码：`, en: `Password of ${name}:` }),
        ['UOS_STORAGE_PASSWORD', ...waysOf(ctx.flags)].join(', '),
      )));
  if (password === '') {
    throw usageError('empty-secret', (t) => t.errors.emptySecret, `uos ${ctx.command.id} --help`);
  }
  return password;
}

function waysOf(flags: Given): string[] {
  return flags['password-stdin'] === undefined ? ['--password-file'] : ['--password-stdin', '--password-file'];
}

async function givenPassword({ io, flags, command }: Context<unknown, Given>): Promise<string | undefined> {
  const { 'password-stdin': isStdin, 'password-file': file } = flags;
  if (isStdin === true && file !== undefined) {
    throw usageError('one-of', (t) => t.errors.oneOf('--password-stdin, --password-file'), `uos ${command.id} --help`);
  }
  return isStdin === true
    ? secretFromStdin(io)
    : file === undefined
      ? undefined
      : secretFromFile(resolve(io.cwd, file));
}

async function askTwice({ prompt, say, command }: NewCtx): Promise<string> {
  const instead = '--password-stdin, --password-file';
  const first = await prompt.secret(say({ zh: '新密码：', en: 'New password:' }), instead);
  if ((await prompt.secret(say({ zh: '再输入一次：', en: 'Once more:' }), instead)) !== first) {
    throw usageError(
      'passwords-differ',
      () => say({ zh: '两次输入的密码不同。', en: 'The two are different.' }),
      `uos ${command.id} --help`,
    );
  }
  return first;
}
