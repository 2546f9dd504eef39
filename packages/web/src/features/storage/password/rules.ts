// What the platform asks of a password, one after the other, so that somebody who types sees what is missing still.
import { check, databasePassword, passwordMarks } from '@uos/contract/rules';
import { language } from '../../../kit/language/language.zh.ts';
import { text } from '../text.zh.ts';

export interface PasswordRule {
  readonly title: string;
  readonly isMet: boolean;
}

const MARK = new RegExp(`[${passwordMarks.replaceAll('^', '\\^')}]`);
const OTHER = new RegExp(`[^A-Za-z0-9${passwordMarks.replaceAll('^', '\\^')}]`);

export function passwordRules(password: string): readonly PasswordRule[] {
  const { min, max = min } = databasePassword;
  return [
    { title: text.passwordLength(min, max), isMet: password.length >= min && password.length <= max },
    { title: text.passwordLower, isMet: /[a-z]/.test(password) },
    { title: text.passwordUpper, isMet: /[A-Z]/.test(password) },
    { title: text.passwordDigit, isMet: /[0-9]/.test(password) },
    { title: text.passwordMark(passwordMarks), isMet: MARK.test(password) },
    ...(OTHER.test(password) ? [{ title: text.passwordOther(passwordMarks), isMet: false }] : []),
  ];
}

/** The rule of the contract decides; the others only say which part of it. */
export function passwordProblem(password: string): string | undefined {
  return check(databasePassword, password)?.[language];
}
