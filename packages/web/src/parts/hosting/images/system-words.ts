// What the system of an image is called: where nobody chose one, that of the platform.
import { text } from '../text.zh.ts';

const PLAIN = 'default';

export function systemWords({ os, title = os }: { readonly os: string; readonly title?: string }): string {
  return os === PLAIN ? text.plainSystem : title;
}
