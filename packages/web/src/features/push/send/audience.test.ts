import { describe, expect, it } from 'vitest';
import { type Audience, audienceProblem, audienceWords, everybody, targetOf } from './audience.ts';

const channel = (name: string, onlinePlayerCount: number) => ({
  id: name,
  name,
  description: '',
  isPublic: true,
  onlinePlayerCount,
  createdAt: '2026-07-14T03:05:00Z',
});
const known = [channel('world', 300), channel('trade', 200), channel('guild', 9)];
const of = (more: Partial<Audience>): Audience => ({ ...everybody, ...more });

describe('audienceWords', () => {
  it('counts who is online, subscribers of the chosen channels, and named players', () => {
    expect(audienceWords(everybody, 1412, known)).toContain('1,412');
    expect(audienceWords(of({ to: 'channels', channels: ['world', 'guild'] }), 1412, known)).toContain('309');
    expect(audienceWords(of({ to: 'players', playerIds: ['ana', 'bo'] }), 1412, known)).toContain('2');
  });

  it('promises no more than are online', () => {
    expect(audienceWords(of({ to: 'channels', channels: ['world', 'trade'] }), 412, known)).toContain('412');
  });
});

describe('targetOf', () => {
  it('sends what was chosen last, not what was typed for another receiver', () => {
    const typed = { channels: ['world'], playerIds: ['ana'] };
    expect(targetOf(of({ ...typed, to: 'all' }))).toEqual({ all: true });
    expect(targetOf(of({ ...typed, to: 'channels' }))).toEqual({ channels: ['world'] });
    expect(targetOf(of({ ...typed, to: 'players' }))).toEqual({ playerIds: ['ana'] });
  });
});

describe('audienceProblem', () => {
  it('asks for channels and players where they are the receivers', () => {
    expect(audienceProblem(everybody)).toBeUndefined();
    expect(audienceProblem(of({ to: 'channels', playerIds: ['ana'] }))).toBeDefined();
    expect(audienceProblem(of({ to: 'players', channels: ['world'] }))).toBeDefined();
    expect(audienceProblem(of({ to: 'players', playerIds: ['ana'] }))).toBeUndefined();
  });
});
