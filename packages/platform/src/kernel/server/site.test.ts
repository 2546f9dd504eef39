import { describe, expect, it } from 'vitest';
import { shareSite } from './site.ts';

describe('shareSite', () => {
  it.each([
    ['https://console.example.com', 'https://content.example.com', true],
    ['https://example.com', 'https://a.b.example.com', true],
    ['https://console.example.co.uk', 'https://content.example.co.uk', true],
    ['https://console.example.com.cn', 'https://content.example.com.cn', true],
    ['https://CONSOLE.example.com', 'https://content.Example.com', true],
    ['https://console.example.com', 'https://content.example.net', false],
    ['https://one.co.uk', 'https://two.co.uk', false],
    ['https://one.com.cn', 'https://two.com.cn', false],
    ['https://example.com', 'https://notexample.com', false],
    ['http://localhost:4300', 'http://127.0.0.1:4300', false],
    ['https://192.0.2.1', 'https://192.0.2.2', false],
    // why: cookies do not tell ports apart
    ['https://192.0.2.1:4300', 'https://192.0.2.1:4301', true],
    ['https://[2001:db8::1]:4300', 'https://[2001:db8::1]:4301', true],
    ['https://console:4300', 'https://console:4301', true],
    ['https://console', 'https://content', false],
  ])('of %s and %s', (console, content, shared) => {
    expect(shareSite({ console, content })).toBe(shared);
    expect(shareSite({ console: content, content: console })).toBe(shared);
  });
});
