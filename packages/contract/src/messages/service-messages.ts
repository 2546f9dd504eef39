// Texts of the service back-ends beyond the specification's table, in the same shape. Sources: wire/*.md.

import type { Message } from './message.ts';

/** Keyed by the exact English text a server sends; a name in braces stands for any text. */
export const serviceMessages: Readonly<Record<string, Message>> = {
  'service conflicts with {service}': {
    zh: '与已开通的服务 {service} 互斥',
    en: 'conflicts with the enabled service {service}',
  },
  '{service} is not enabled for this app': {
    zh: '应用没有启用 {service}',
    en: '{service} is not enabled for this app',
  },
  'precondition failed': { zh: '前置条件不满足', en: 'precondition failed' },
  'nonce timestamp expired': { zh: '请求时间戳已过期', en: 'request timestamp expired' },
  'account blocked': { zh: '账号已被封禁', en: 'account blocked' },
  'Object size exceeding limit': { zh: '文件大小超过上限', en: 'file size exceeds the limit' },
  'runtime not available': { zh: '运行时不可用', en: 'runtime not available' },
  'config key already exists': { zh: '配置键已存在', en: 'config key already exists' },
  'config is used by overrides': { zh: '配置正被覆盖规则使用', en: 'config is used by overrides' },
  'changed by {name} at {time}': {
    zh: '{name} 已于 {time} 修改，请重新打开后再改',
    en: '{name} changed it at {time}; open it again',
  },
  'the configuration has moved on': {
    zh: '配置已有更新的版本，请重新拉取后再写入',
    en: 'the configuration has a newer version; pull it again',
  },
  'the configuration of an app is too large': {
    zh: '应用的全部配置超过大小上限',
    en: 'all configuration of the app together is too large',
  },
  'the override is not ready': { zh: '覆盖规则尚不能启用', en: 'the override cannot be enabled yet' },
  'the override is enabled': { zh: '覆盖规则正在启用，请先停用', en: 'the override is enabled; disable it first' },
  'an app has at most {count} configs': { zh: '每个应用最多 {count} 个配置', en: 'an app has at most {count} configs' },
  'an app has at most {count} overrides': {
    zh: '每个应用最多 {count} 条覆盖规则',
    en: 'an app has at most {count} overrides',
  },
  'linear save already exists': { zh: '该命名空间下已有单一存档', en: 'linear save already exists' },
  'object not uploaded': { zh: '文件尚未上传', en: 'file has not been uploaded' },
  'save was changed elsewhere': {
    zh: '存档已在其他设备上修改，请先读取最新的存档',
    en: 'the save was changed on another device; read it first',
  },
  'progress type cannot change': { zh: '存档类型不能修改', en: 'the type of a save cannot change' },
  'save quota exceeded: {used} of {limit}': {
    zh: '超过存档配额：{used}，上限 {limit}',
    en: 'save quota exceeded: {used} of {limit}',
  },
  'the file is not a picture': {
    zh: '文件不是 png、jpg、webp 或 gif 图片',
    en: 'the file is no png, jpg, webp or gif picture',
  },
  'too many uploads wait to be confirmed': {
    zh: '尚未确认的上传过多，请先确认或稍后再试',
    en: 'too many uploads wait to be confirmed',
  },
  'the log service of the function is off': {
    zh: '函数的日志服务没有开启',
    en: 'the log service of the function is off',
  },
  'database is not running': { zh: '数据库未处于运行中', en: 'database is not running' },
  'another operation is in progress': { zh: '数据库正在进行其他操作', en: 'another operation is in progress' },
  'statement failed': { zh: '语句执行失败', en: 'the statement failed' },
  'database quota exceeded': { zh: '数据库数量已达上限', en: 'database quota exceeded' },
  'storage may not shrink': { zh: '存储空间不能缩小', en: 'storage may not shrink' },
  'public access is already on': { zh: '外网访问已开启', en: 'public access is already on' },
  'public access is off': { zh: '外网访问未开启', en: 'public access is off' },
  'backup is not finished': { zh: '备份尚未完成', en: 'backup is not finished' },
  'a backup is running': { zh: '备份正在进行', en: 'a backup is running' },
  'public access needs TLS; an administrator can allow it without by UOS_DATABASES_INSECURE=1': {
    zh: '外网访问需要 TLS；管理员可以用 UOS_DATABASES_INSECURE=1 允许不加密的外网访问',
    en: 'public access needs TLS; an administrator can allow it without by UOS_DATABASES_INSECURE=1',
  },
  'engine needs a username': { zh: '该引擎需要用户名', en: 'the engine needs a user name' },
  'engine {engine} is not installed on this server': {
    zh: '服务器上没有安装 {engine}',
    en: '{engine} is not installed on this server',
  },
  'engine {engine} is not offered by this platform': {
    zh: '本平台暂不提供 {engine}',
    en: '{engine} is not offered by this platform',
  },
  'the subset of MongoDB is not offered on this server; an administrator can install MongoDB, or allow the subset by UOS_ALLOW_SUBSET_DATABASES=1':
    {
      zh: '这台服务器不提供 MongoDB 兼容子集；管理员可以安装 MongoDB，或用 UOS_ALLOW_SUBSET_DATABASES=1 允许兼容子集',
      en: 'the subset of MongoDB is not offered on this server; an administrator can install MongoDB, or allow the subset by UOS_ALLOW_SUBSET_DATABASES=1',
    },
  'databases of a platform that runs as root need a wall: apt-get install bubblewrap': {
    zh: '平台以 root 运行时需要 bubblewrap 隔离数据库：apt-get install bubblewrap',
    en: 'databases of a platform that runs as root need a wall: apt-get install bubblewrap',
  },
  'the server that has the database does not answer; try again': {
    zh: '数据库所在的服务器没有应答，请稍后再试',
    en: 'the server that has the database does not answer; try again',
  },
  'the database is not reached yet; try again': {
    zh: '数据库尚未就绪，请稍后再试',
    en: 'the database is not reached yet; try again',
  },
  'the operator runs the server of this database: it is not restarted from here': {
    zh: '数据库所在的服务器由管理员维护，不能在这里重启',
    en: 'the operator runs the server of this database: it is not restarted from here',
  },
  'the operator runs the server of this database: its size is not changed from here': {
    zh: '数据库所在的服务器由管理员维护，不能在这里变更规格',
    en: 'the operator runs the server of this database: its size is not changed from here',
  },
  'the operator runs the server of this database: it has one address, which is not opened or closed from here': {
    zh: '数据库所在的服务器由管理员维护，只有一个地址，不能在这里开启或关闭外网访问',
    en: 'the operator runs the server of this database: it has one address, which is not opened or closed from here',
  },
  'the operator runs the server of this database, and makes its backups': {
    zh: '数据库所在的服务器由管理员维护，备份也由管理员负责',
    en: 'the operator runs the server of this database, and makes its backups',
  },
  'the {engine} server of the operator does not answer; try again later': {
    zh: '管理员指定的 {engine} 服务器没有应答，请稍后再试',
    en: 'the {engine} server of the operator does not answer; try again later',
  },
  'the {engine} server of the operator takes no encrypted connections': {
    zh: '管理员指定的 {engine} 服务器不支持加密连接',
    en: 'the {engine} server of the operator takes no encrypted connections',
  },
  'the {engine} server of the operator shows a certificate that is not trusted ({why}): an administrator can name its authority by {option} in the URL':
    {
      zh: '管理员指定的 {engine} 服务器出示的证书不受信任（{why}），管理员可在 URL 中用 {option} 指定签发机构的证书',
      en: 'the {engine} server of the operator shows a certificate that is not trusted ({why}): an administrator can name its authority by {option} in the URL',
    },
  'the {engine} server of the operator refuses the account it was named with': {
    zh: '管理员指定的 {engine} 服务器拒绝了所配置的账号',
    en: 'the {engine} server of the operator refuses the account it was named with',
  },
  'the {engine} server of the operator refused it ({code}): an administrator can look at the rights of its account': {
    zh: '管理员指定的 {engine} 服务器拒绝了这项操作（{code}），请管理员检查所配置账号的权限',
    en: 'the {engine} server of the operator refused it ({code}): an administrator can look at the rights of its account',
  },
  'the {engine} server of the operator is version {version}, and {oldest} or newer is needed': {
    zh: '管理员指定的 {engine} 服务器版本是 {version}，需要 {oldest} 或更高版本',
    en: 'the {engine} server of the operator is version {version}, and {oldest} or newer is needed',
  },
  'the {engine} server of this database is not named on this platform any more': {
    zh: '平台不再配置这个数据库所在的 {engine} 服务器',
    en: 'the {engine} server of this database is not named on this platform any more',
  },
  'the server that held its data is gone': {
    zh: '存放数据的服务器已失联',
    en: 'the server that held its data is gone',
  },
  'its {storage} GB are used up: it takes no more data until there is room': {
    zh: '{storage} GB 存储空间已用完，腾出空间或扩容前只能读取',
    en: 'its {storage} GB are used up: it takes no more data until there is room',
  },
  'the disk of this server is full: it goes on by itself once there is room': {
    zh: '服务器磁盘已满，腾出空间后自动恢复',
    en: 'the disk of this server is full: it goes on by itself once there is room',
  },
  'the object store of this platform does not answer; try again later': {
    zh: '平台的对象存储没有应答，请稍后再试',
    en: 'the object store of this platform does not answer; try again later',
  },
  'another program listens on port {port} of this server': {
    zh: '服务器的端口 {port} 被其他程序占用',
    en: 'another program listens on port {port} of this server',
  },
  'the engine does not start: {reason}': { zh: '引擎无法启动：{reason}', en: 'the engine does not start: {reason}' },
  interrupted: { zh: '平台重启，操作中断', en: 'the platform restarted meanwhile' },
  'the database is another by now': { zh: '数据库状态已变，操作未执行', en: 'the database is another by now' },
  'the answer is larger than 8 MiB: ask for fewer or shorter values': {
    zh: '结果超过 8 MiB，请减少行数或列',
    en: 'the answer is larger than 8 MiB: ask for fewer or shorter values',
  },
  'one command at a time, on one line': {
    zh: '每次只能执行一条命令，且写在一行',
    en: 'one command at a time, on one line',
  },
  'there is no command': { zh: '没有命令', en: 'there is no command' },
  'build id not found': { zh: '文件中没有 build id', en: 'the file has no build id' },
  'build id does not match': { zh: '构建 ID 与文件不符', en: 'the build id is not that of the file' },
  'symbol file already exists': { zh: '该构建的符号表已存在', en: 'the symbol file of this build is there already' },
  'not a symbol file': { zh: '不是可读取的符号表', en: 'not a symbol file that can be read' },
  'too many crashes are reported': {
    zh: '上报的崩溃过多，请稍后再试',
    en: 'too many crashes are reported; try again later',
  },
  'backfill not found': { zh: '回填不存在', en: 'backfill not found' },
  'channel not found': { zh: '频道不存在', en: 'channel not found' },
  'start timeout': { zh: '启动超时', en: 'start timeout' },
  'ttl expired': { zh: '存活时间已到', en: 'time to live expired' },
  'platform restart': { zh: '平台重启', en: 'platform restart' },
  'send AppId and AppServiceSecret, or a session and the X-APP-ID header': {
    zh: '请提供 AppId 与 AppServiceSecret，或会话与 X-APP-ID 请求头',
    en: 'send AppId and AppServiceSecret, or a session and the X-APP-ID header',
  },
  'the token in Authorization is unknown, revoked or not for this service': {
    zh: 'Authorization 中的令牌不存在、已撤销，或不适用于该服务',
    en: 'the token in Authorization is unknown, revoked or not for this service',
  },
  'the disk of the server is full': { zh: '服务器磁盘已满', en: 'the disk of the server is full' },
  'the directory of operators does not answer': {
    zh: '运营人员目录没有应答，请稍后再试',
    en: 'the directory of operators does not answer, try again later',
  },
  'changed since it was read': {
    zh: '打开之后内容已有修改，请重新核对后再处理',
    en: 'it was changed after it was opened; look at it again',
  },
  'identity provider is not enabled': { zh: '登录渠道未启用', en: 'the identity provider is not enabled' },
  'identity provider does not answer as it should': {
    zh: '登录渠道没有正确应答，请稍后再试',
    en: 'the identity provider does not answer as it should, try again later',
  },
  'database unavailable': { zh: '数据库暂时不可用', en: 'the database is not available for now' },
  '{entity} not found': { zh: '{entity}不存在', en: '{entity} not found' },
};
