// Which screen of the console shows the same as a command: the one that makes the same call.
import { screens } from '@uos/contract/screens';
import { screenCalls } from '@uos/contract/screens/calls';

/** Screens that no command stands for: what is for visitors, and what is on the way to another. */
const APART = /^\/(playground|login|logout|public|papers|\{)/;

export interface Called {
  readonly id: string;
  readonly accepts: string;
}

/** Path of the screen for a command that makes these calls; undefined where no screen makes one of them. */
export function screenOf(id: string, calls: readonly Called[]): string | undefined {
  const found = screens
    .map(({ path }) => path)
    .filter((path) => !APART.test(path) && calls.some((call) => screenCalls[path]?.includes(call.id)));
  const isOperator = calls.some(({ accepts }) => accepts === 'operator' || accepts === 'billing');
  const isOne = !/ (ls|list|create|search\S*)$/.test(id);
  // why: the calls of the platform are made by many screens, those of a service by its own
  const isService = calls.some(({ accepts }) => /^(app|cdn|metrics|player)$/.test(accepts));
  const score = (path: string): number => {
    const side = /^\/(bc-)?admin/.test(path) === isOperator ? 0 : 100;
    const parameters = path.split('{').length;
    return side + (path.startsWith('/services/') === isService ? 0 : 10) + (isOne ? -parameters : parameters);
  };
  return found.toSorted((a, b) => score(a) - score(b) || a.length - b.length)[0];
}
