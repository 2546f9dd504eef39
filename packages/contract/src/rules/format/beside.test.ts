import { describe, expect, it } from 'vitest';
import { beside } from './beside.ts';

describe('beside', () => {
  it('puts a blank where Latin letters or figures meet Chinese, and nowhere else', () => {
    expect(beside('resetSchedule', '没有这个字段')).toBe('resetSchedule 没有这个字段');
    expect(beside('entries[0]', '格式不正确')).toBe('entries[0] 格式不正确');
    expect(beside('玩家 ID', '不能为空')).toBe('玩家 ID 不能为空');
    expect(beside('使用', 'GitHub', '账号登录')).toBe('使用 GitHub 账号登录');
    expect(beside('使用', '微信', '账号登录')).toBe('使用微信账号登录');
    expect(beside('名称', '', '必填')).toBe('名称必填');
    expect(beside('ID ', '必填')).toBe('ID 必填');
    expect(beside('没有', '“a”')).toBe('没有“a”');
  });
});
