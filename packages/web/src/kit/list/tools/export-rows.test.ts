import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tasks } from '../../act/tasks.ts';
import { columnKinds } from '../columns/column.tsx';
import { localSource, type Source } from '../source/source.ts';
import { exportRows } from './export-rows.ts';

interface Realm {
  name: string;
  status: string;
}

const c = columnKinds<Realm>();
const columns = [c.text('name', '名称'), c.text('status', '状态')];
const question = { q: '', filters: {}, sort: undefined };
let files: { name: string; content: Blob }[] = [];

beforeEach(() => {
  files = [];
  const links: { href: string; download: string; click: () => void }[] = [];
  const contents = new Map<string, Blob>();
  vi.stubGlobal('document', {
    createElement: () => {
      const link = {
        href: '',
        download: '',
        click: () => files.push({ name: link.download, content: contents.get(link.href) ?? new Blob() }),
      };
      links.push(link);
      return link;
    },
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:${contents.size}`;
    contents.set(url, content as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  tasks.clear();
});

const rows: Realm[] = [
  { name: '一区', status: 'Open' },
  { name: '二区', status: 'Closed' },
];

// why: tasks outlive the tests of other files in the same process
const exports = () => tasks.now().filter(({ kind }) => kind === 'export');

describe('exportRows', () => {
  it('writes what fits the filters, with a task that ends with the file', async () => {
    const source = localSource({ key: [], load: async () => rows });
    const options = { label: '区服', source, columns, question: { ...question, filters: { status: 'Open' } } };
    await exportRows({ ...options, format: 'csv' });
    await exportRows({ ...options, format: 'json' });
    expect(files.map(({ name }) => name.replace(/\d{4}-\d\d-\d\d/, 'DAY'))).toEqual(['区服 DAY.csv', '区服 DAY.json']);
    expect(await files[0]?.content.text()).toBe('名称,状态\r\n一区,Open\r\n');
    expect(JSON.parse((await files[1]?.content.text()) ?? '')).toEqual([rows[0]]);
    expect(exports().map(({ state, title, note }) => [state, title, note])).toEqual([
      ['done', '导出区服（JSON）', '已导出 1 条'],
      ['done', '导出区服（CSV）', '已导出 1 条'],
    ]);
  });

  it('can be cancelled between two pages', async () => {
    const source: Source<Realm> = {
      ...localSource({ key: [], load: async () => rows }),
      async *all() {
        yield { rows, total: 4 };
        tasks.now()[0]?.actions?.cancel?.();
        yield { rows, total: 4 };
      },
    };
    await exportRows({ label: '区服', source, columns, question, format: 'csv' });
    expect([tasks.now()[0]?.state, files]).toEqual(['cancelled', []]);
  });

  it('tells why it failed and begins again', async () => {
    let fails = true;
    const load = async () => {
      if (fails) {
        throw new Error('offline');
      }
      return rows;
    };
    await exportRows({ label: '区服', source: localSource({ key: [], load }), columns, question, format: 'csv' });
    expect(tasks.now()[0]).toMatchObject({ state: 'failed', problem: new Error('offline') });
    fails = false;
    tasks.now()[0]?.actions?.retry?.();
    await vi.waitFor(() => expect(tasks.now()[0]?.state).toBe('done'));
    expect(files).toHaveLength(1);
  });
});
