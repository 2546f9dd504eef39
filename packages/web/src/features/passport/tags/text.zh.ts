// What the screens of tags say.
import { grouped } from '../../../kit/show/grouped.ts';

export const text = {
  tags: '标签',
  tag: '标签',
  tagsHelp: '标签贴在用户和角色上，用于筛选与分组，玩家看不到。',
  search: '按名称搜索',
  create: '新建标签',
  submitCreate: '创建',
  save: '保存',
  edit: '编辑',
  editTag: '编辑标签',
  delete: '删除',
  deleteTag: '删除标签',
  deleteWords: (users: number, personas: number) =>
    users + personas === 0
      ? '没有玩家带有这个标签，删除不影响任何玩家。'
      : `影响 ${grouped(users)} 名用户和 ${grouped(personas)} 个角色：标签从他们身上移除，其他资料不变。不能恢复。`,
  created: (name: string) => `已创建标签 ${name}`,
  saved: (name: string) => `已保存标签 ${name}`,
  deleted: (name: string) => `已删除标签 ${name}`,
  namePlaceholder: '例如 内测玩家',
  empty: '还没有标签',
  emptyHint: '先建标签，再贴到玩家身上：在用户或角色列表中多选，或从 CSV 文件导入。',
  sample: { name: '内测玩家', color: '#5f75f8' },
  bulkDelete: (count: number) => `删除 ${grouped(count)} 个标签，并从带有它们的全部玩家身上移除，不能恢复。`,
  code: '命令行与 SDK',

  personas: '角色',
  users: '用户',
  realm: '区服',
  noPersonas: '没有角色带有这个标签',
  noUsers: '没有用户带有这个标签',
  noCarriersHint: '在用户或角色列表中多选后添加，或从 CSV 文件添加。',
  untag: '移除标签',
  untagged: (name: string) => `已从 ${name} 移除标签`,
  bulkUntag: (count: number) => `从 ${grouped(count)} 名玩家身上移除这个标签，其他资料不变。`,
  give: '从 CSV 添加…',
  take: '从 CSV 移除…',
  giveTitle: (name: string) => `从文件给角色添加「${name}」`,
  takeTitle: (name: string) => `从文件移除角色的「${name}」`,
  personaId: '角色 ID',
  sampleRows: [{ personaID: '0f8fad5b-d9cb-469f-a165-708677289501' }],

  addTag: '添加标签…',
  removeTag: '移除标签…',
  chooseTag: '标签',
  noTagChosen: '先选择标签',
  noTags: '还没有标签，先在标签页创建。',
  bulkAdd: (count: number) => `给 ${grouped(count)} 名玩家添加标签，已有的保持不变。`,
  bulkRemove: (count: number) => `从 ${grouped(count)} 名玩家身上移除标签。`,
} as const;
