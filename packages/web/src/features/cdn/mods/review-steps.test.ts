import { describe, expect, it } from 'vitest';
import { refusedStep } from './review-steps.ts';

const mod = { report_status: '' } as const;
const down = { report_status: 'down' } as const;

describe('refusedStep', () => {
  it('lets a version be submitted once, and judged only while it is in review', () => {
    expect(refusedStep('start', mod, { status: 'not_start' })).toBeUndefined();
    expect(refusedStep('start', mod, { status: 'success' })).toBeDefined();
    expect(refusedStep('approve', mod, { status: 'ongoing' })).toBeUndefined();
    expect(refusedStep('reject', mod, { status: 'failed' })).toBeDefined();
  });

  it('says that there is nothing to review before the first version', () => {
    expect(refusedStep('start', mod, undefined)).toBeDefined();
  });

  it('takes down whatever is up, and brings back only what is down', () => {
    expect(refusedStep('takedown', mod, undefined)).toBeUndefined();
    expect(refusedStep('takedown', down, undefined)).toBeDefined();
    expect(refusedStep('restore', down, undefined)).toBeUndefined();
    expect(refusedStep('restore', mod, undefined)).toBeDefined();
  });
});
