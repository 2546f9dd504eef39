// What previews of files say.
import { formatSize } from '@uos/contract/rules';

export const text = {
  none: '这种文件不能在这里预览，可以在新标签页打开。',
  tooLarge: (limit: number) => `文件超过 ${formatSize(limit)}，可以在新标签页打开。`,
  notUploaded: '文件内容还没有上传完成。',
  private: '私有资源桶的内容需要凭证，不能在控制台里预览。',
  broken: '内容没有加载出来。文件可能已损坏，或格式与扩展名不符。',
  empty: '空文件',
} as const;
