import { describe, expect, it, vi } from 'vitest';
import { doctor } from './doctor.ts';

describe('doctor', () => {
  it('says of each engine which version is there, or what line brings it', async () => {
    const said: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const config = { nodePorts: [31_000, 31_000], nodeSandbox: 'none' } as const;
    await doctor({ config, json: true }, 'en');
    await doctor({ config, json: false }, 'zh');
    write.mockRestore();
    const [json = '', text = ''] = said;
    const { databases } = JSON.parse(json) as { databases: Record<string, { available: boolean; reason: string }> };
    expect(Object.keys(databases)).toEqual(['postgresql', 'redis', 'mysql', 'mongo']);
    const unusable = Object.values(databases).filter(({ available, reason }) => available === (reason !== ''));
    expect(unusable).toEqual([]);
    expect(text).toMatch(
      /本机为数据库提供：\n {2}PostgreSQL：.+\n {2}Redis：.+\n {2}MySQL：.+\n {2}MongoDB：(subset of 6\.0，平台自带的兼容子集：.+|不可用，管理员可运行 .+)\n$/,
    );
  });
});
