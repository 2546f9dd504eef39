// Names and passwords of a cloud database. Source: game-services 5; wire/data-and-tools.md 1.3.

import type { TextRule } from '../text-rule.ts';

export const databaseName: TextRule = {
  min: 1,
  max: 60,
  pattern: /^[A-Za-z0-9_-]+$/,
  zh: '1 到 60 个字符，只能包含字母、数字、“-”和“_”',
  en: '1 to 60 letters, digits, "-" and "_"',
};

// why spelled out letter by letter: the reserved words match in any case, and a schema pattern has no flags
const reservedWords =
  '[Mm][Yy][Ss][Qq][Ll]|[Mm][Oo][Nn][Gg][Oo]|[Rr][Ee][Dd][Ii][Ss]|[Pp][Oo][Ss][Tt][Gg][Rr][Ee][Ss]|[Uu][Ss][Ee][Rr]';
const reservedStarts = '[Rr][Oo][Oo][Tt]|[Pp][Gg]_|[Tt][Ee][Nn][Cc][Ee][Nn][Tt][Dd][Bb]_';

export const databaseUser: TextRule = {
  min: 1,
  max: 16,
  pattern: new RegExp(`^(?!(?:${reservedWords})$)(?!${reservedStarts})[A-Za-z0-9_]+$`),
  zh: '1 到 16 个字符，只能包含字母、数字和“_”，不能是 mysql、mongo、redis、postgres、user，也不能以 root、pg_、tencentdb_ 开头',
  en: '1 to 16 letters, digits and "_"; not mysql, mongo, redis, postgres or user; not starting with root, pg_ or tencentdb_',
};

/** The only marks a database password may hold; it must hold one of them. */
export const passwordMarks = '!@#^()';

export const databasePassword: TextRule = {
  min: 8,
  max: 30,
  pattern: /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#^()])[A-Za-z0-9!@#^()]+$/,
  zh: '8 到 30 个字符，只能包含字母、数字和 !@#^()，且小写字母、大写字母、数字、符号各至少一个',
  en: '8 to 30 letters, digits and !@#^(), with at least one lower-case letter, upper-case letter, digit and mark',
};
