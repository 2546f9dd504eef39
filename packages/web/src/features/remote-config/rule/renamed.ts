// A rule in which one attribute has another name; texts that happen to read like it stay.
import { wordsOf } from './words.ts';

export function renamed(rule: string, name: string, to: string): string {
  let changed = '';
  let end = 0;
  for (const { kind, text, at } of wordsOf(rule)) {
    changed += rule.slice(end, at) + (kind === 'attribute' && text === name ? to : text);
    end = at + text.length;
  }
  return changed + rule.slice(end);
}
