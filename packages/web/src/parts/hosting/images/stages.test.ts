import { describe, expect, it } from 'vitest';
import { isBuilding, STAGES, stagesOf } from './stages.ts';

const statesOf = (status: string, stage: string) => stagesOf({ status, stage }).map(([, state]) => state);

describe('stagesOf', () => {
  it('has what came before behind it, and what follows before it', () => {
    expect(statesOf('download', 'download').slice(0, 5)).toEqual(['done', 'done', 'done', 'running', 'waiting']);
  });

  it('names the stage at which a build failed', () => {
    expect(statesOf('failure', 'check').slice(6)).toEqual(['done', 'failed', 'waiting']);
  });

  it('is through with all of them once the image is there', () => {
    expect(new Set(statesOf('success', 'build_docker_image'))).toEqual(new Set(['done']));
  });
});

describe('isBuilding', () => {
  it('is true of every stage and of no end', () => {
    expect(STAGES.every((status) => isBuilding({ status }))).toBe(true);
    expect(['success', 'failure', 'error', 'timeout'].some((status) => isBuilding({ status }))).toBe(false);
  });
});
