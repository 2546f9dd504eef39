import { describe, expect, it } from 'vitest';
import { serviceName, serviceNames } from './service-name.ts';

describe('serviceName', () => {
  it('knows all 19 services by their own name', () => {
    expect(serviceNames.map(serviceName)).toEqual([...serviceNames]);
    expect(new Set(serviceNames).size).toBe(19);
  });

  it('reads lobby as usync and nothing else as anything', () => {
    expect(serviceName('lobby')).toBe('usync');
    expect(['', 'cdn', 'USYNC', 'constructor'].map(serviceName)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
