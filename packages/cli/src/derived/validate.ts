// Checks an input before anything is sent: one line that names the flag and what it may hold, in the user's language.
import { checkInput, type OperationFields, type Problem, problemText, type ServiceFields } from '@uos/sdk/fields';
import { type CliError, usageError } from '../errors/cli-error.ts';
import type { Language } from '../text/text.ts';
import type { DerivedCall } from './call.ts';
import { fieldTables } from './tables.ts';

/** The field rules of an operation, by the keys of its input. */
export async function fieldsOf(operation: string): Promise<OperationFields> {
  const [service = '', ...key] = operation.split('.');
  const tables: ServiceFields = (await fieldTables[service]?.()) ?? {};
  return tables[key.join('.')] ?? {};
}

/** Throws CliError with exit 2 for the first thing that is wrong. */
export function checkDerived(
  call: Pick<DerivedCall, 'args' | 'flags' | 'secrets' | 'bodyAt'>,
  fields: OperationFields,
  input: Readonly<Record<string, unknown>>,
  lang: Language,
): void {
  const problems = checkInput(fields, input);
  const missing = problems.filter(({ kind }) => kind === 'required').map((problem) => wordOf(call, problem));
  if (missing.length > 1) {
    throw usageError('invalid-input', (t) => t.errors.missing([...new Set(missing)]));
  }
  const [problem] = problems;
  if (problem !== undefined) {
    throw refusal(problem, wordOf(call, problem), fields, lang);
  }
}

function refusal(problem: Problem, word: string, fields: OperationFields, lang: Language): CliError {
  const text = problemText(problem, lang);
  const known = problem.kind === 'unknown' ? Object.keys(fields).join(', ') : '';
  const more = known === '' ? '' : lang === 'zh' ? `，可用字段：${known}` : `; fields: ${known}`;
  return usageError('invalid-input', () => (lang === 'zh' ? `${word}：${text}${more}。` : `${word}: ${text}${more}.`));
}

/** The same of a command that was written, by what is typed for each key of the input. Throws CliError with exit 2. */
export async function checkWritten(
  { lang }: { readonly lang: Language },
  operation: string,
  input: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, string>>,
): Promise<void> {
  const fields = await fieldsOf(operation);
  const [problem] = checkInput(fields, input).filter(({ path }) => words[path] !== undefined);
  if (problem !== undefined) {
    throw refusal(problem, words[problem.path] ?? problem.path, fields, lang);
  }
}

/** What a person typed for the field, or would have: `--name`, `<id>`, `--data`. */
function wordOf({ args, flags, secrets = {}, bodyAt }: Parameters<typeof checkDerived>[0], { path }: Problem): string {
  const key = path.split(/[.[]/, 1)[0] ?? '';
  const nameIn = (inputs: DerivedCall['flags']): string | undefined =>
    Object.entries(inputs).find(([, input]) => input.key === key)?.[0];
  const arg = nameIn(args);
  if (arg !== undefined) {
    return `<${arg}>`;
  }
  const secret = nameIn(secrets);
  const flag = nameIn(flags) ?? (secret === undefined ? undefined : `${secret}-file`);
  return flag === undefined || key === bodyAt ? '--data' : `--${flag}`;
}
