// The demo studio of a platform: who may sign in, as the platform writes it beside its data.
import { join } from 'node:path';
import { readJsonFile } from '../../profile/where/json-file.ts';
import type { Text } from '../../text/text.ts';

interface Login {
  readonly login: string;
  readonly password: string;
}

export interface Logins {
  readonly user: Login;
  readonly operator: Login;
  readonly billing: Login;
  readonly app: { readonly id: string; readonly name: string; readonly serviceSecret: string };
}

const FILE = 'demo-logins.json';

/** Undefined for a platform that was started without one. */
export function readLogins(folder: string): Logins | undefined {
  return readJsonFile(join(folder, FILE)) as Logins | undefined;
}

export function linesOf({ user, operator, billing, app }: Logins): readonly Text[] {
  const line = (zh: string, en: string, value: string): Text => ({
    zh: `  ${zh}  ${value}`,
    en: `  ${en}  ${value}`,
  });
  const words = ({ login, password }: Login): string => `${login} / ${password}`;
  return [
    line('演示用户', 'demo user    ', words(user)),
    line('演示运营', 'demo operator', words(operator)),
    line('演示财务', 'demo billing ', words(billing)),
    line('演示应用', 'demo app     ', `${app.name} ${app.id}`),
  ];
}
