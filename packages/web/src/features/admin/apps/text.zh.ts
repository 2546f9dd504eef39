// What the list of every app says to operators.

export const text = {
  apps: '应用',
  appsHelp: '平台上的全部应用。打开后以运营身份查看和操作。',
  appId: 'AppId',
  organization: '组织',
  services: '已开通服务',
  service: '已开通的服务',
  search: '搜索应用名称、AppId 或组织',
  open: '打开应用',
  openOrganization: '查看组织',
  openBalance: '查看余额',
  openConfig: '运营配置',
  empty: '平台上还没有应用',
  emptyHint: '开发者创建应用后，会列在这里。',
  commands: ['uos admin login', 'uos app ls'],
  none: '–',
} as const;
