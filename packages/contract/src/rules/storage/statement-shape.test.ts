import { describe, expect, it } from 'vitest';
import { statementShape } from './statement-shape.ts';

describe('statementShape', () => {
  it('leaves the shape of a statement and none of its values', () => {
    expect(statementShape(`SELECT a1, 'it''s' FROM t2 WHERE b = -7.5 AND c = $1 AND d = $$x$$`, 'postgresql')).toBe(
      'SELECT a1, ? FROM t2 WHERE b = ? AND c = $1 AND d = ?',
    );
    expect(statementShape(`SELECT a1 FROM t2 WHERE b = "it\\"s" AND c = 'x\\'y' AND d = 0xff`, 'mysql')).toBe(
      'SELECT a1 FROM t2 WHERE b = ? AND c = ? AND d = ?',
    );
    expect(statementShape('HSET player:7 name ana', 'redis')).toBe('HSET ? ? ?');
  });
});
