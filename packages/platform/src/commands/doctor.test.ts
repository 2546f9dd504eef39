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
    const { databases, parsers } = JSON.parse(json) as {
      databases: Record<string, { available: boolean; reason: string }>;
      parsers: string;
    };
    expect(parsers).toBe('permission');
    expect(text).toContain('本机为解析符号表与资源包提供：\n  沙箱：permission（Node）');
    expect(Object.keys(databases)).toEqual(['postgresql', 'redis', 'mysql', 'mongo']);
    const unusable = Object.values(databases).filter(({ available, reason }) => available === (reason !== ''));
    expect(unusable).toEqual([]);
    expect(text).toMatch(
      /本机为数据库提供：\n {2}限额：由各引擎自身的设置限制，内核不限制\n {2}端口：30000-30999.*\n {2}PostgreSQL：.+\n {2}Redis：.+\n {2}MySQL：.+\n {2}MongoDB：(subset of 6\.0，平台自带的兼容子集：.+|不可用，管理员可运行 .+)\n {2}已有的服务器可用 UOS_DATABASE_POSTGRESQL_URL、UOS_DATABASE_MYSQL_URL、UOS_DATABASE_MONGO_URL 指定\n$/,
    );
  });

  it('says that a server which is named does not answer, and nothing of how it is logged in to', async () => {
    const said: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const config = {
      nodePorts: [31_000, 31_000],
      nodeSandbox: 'none',
      databaseServers: { mongo: 'mongodb://root:Operators7Word@127.0.0.1:1/' },
    } as const;
    await doctor({ config, json: true }, 'en');
    await doctor({ config, json: false }, 'en');
    await doctor({ config, json: false }, 'zh');
    write.mockRestore();
    expect(said.join('\n')).not.toContain('Operators7Word');
    expect(JSON.parse(said[0] ?? '')).toMatchObject({
      databases: {
        mongo: {
          ...{ available: false, version: '', provider: 'external' },
          reason: 'the mongo server of the operator does not answer; try again later',
        },
      },
    });
    expect(said[1]).toContain('MongoDB: the mongo server of the operator does not answer');
    expect(said[2]).toContain('MongoDB：管理员指定的 mongo 服务器没有应答');
  });
});
