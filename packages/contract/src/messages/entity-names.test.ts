import { describe, expect, it } from 'vitest';
import { entityName } from './entity-names.ts';

describe('entityName', () => {
  it('ignores case and spacing', () => {
    expect(['persona', 'Id Domain', 'idDomain', 'battle-pass'].map((word) => entityName(word, 'zh'))).toEqual([
      ...['角色', '身份域', '身份域', '战令'],
    ]);
  });

  it('leaves an unknown word as it is', () => {
    expect(['gizmo', '', 'constructor'].map((word) => entityName(word, 'zh'))).toEqual(['gizmo', '', 'constructor']);
  });
});
