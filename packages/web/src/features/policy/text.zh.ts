// What the pages of policies say around their texts.

export const text = {
  contents: '目录',
  print: '打印',
  version: (version: string, since: string) => `版本 ${version}，自 ${since} 起生效`,
  // why nothing: they are in Chinese, as this page is
  inChinese: '',
  agreed: (version: string) => `你已同意版本 ${version}`,
  notAgreed: '你还没有同意当前版本，下次进入控制台时需要确认。',
  otherVersion: (needed: string) => `平台当前要求的版本是 ${needed}，与本页不同，可以联系平台运营方。`,
  libraries: '第三方库说明',
  librariesHelp: '本产品使用了下列开源软件。各自的许可证全文随软件包一同分发。',
  library: '软件',
  licence: '许可证',
  purpose: '用途',
  others: '其他部分',
  unknownVendor: '没有这一部分',
  unknownVendorHint: '从下面选择要查看的部分。',
} as const;
