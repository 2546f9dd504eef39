import { describe, expect, it } from 'vitest';
import { keyLabels, keyName } from './keys.ts';

const event = (key: string, modifiers: Partial<KeyboardEvent> = {}) =>
  ({ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers, key }) as KeyboardEvent;

describe('keyName', () => {
  it('is the same on every keyboard', () => {
    expect(keyName(event('k', { ctrlKey: true }))).toBe('mod+k');
    expect(keyName(event('k', { metaKey: true }))).toBe('mod+k');
    expect(keyName(event('F', { shiftKey: true }))).toBe('shift+f');
    expect(keyName(event('?', { shiftKey: true }))).toBe('?');
    expect(keyName(event('Escape'))).toBe('escape');
  });
});

describe('keyLabels', () => {
  it('reads as it is printed on the keys', () => {
    expect(keyLabels('mod+k', true)).toEqual(['⌘', 'K']);
    expect(keyLabels('mod+k', false)).toEqual(['Ctrl', 'K']);
    expect(keyLabels('g b', false)).toEqual(['G', 'B']);
  });
});
