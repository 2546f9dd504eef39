// What the document subset knows of MongoDB: whoever orders a database reads it before, and whoever asks for more is told.

export const mongoSubsetCommands = [
  ...(['insert', 'find', 'getMore', 'killCursors', 'update', 'delete', 'findAndModify', 'count', 'distinct'] as const),
  ...(['aggregate', 'explain', 'create', 'drop', 'dropDatabase', 'renameCollection', 'createIndexes'] as const),
  ...(['dropIndexes', 'listIndexes', 'listCollections', 'listDatabases', 'collStats', 'dbStats', 'hello'] as const),
  ...(['isMaster', 'ping', 'buildInfo', 'saslStart', 'saslContinue', 'logout', 'connectionStatus'] as const),
  ...(['endSessions', 'refreshSessions', 'killSessions', 'getLog', 'getParameter', 'whatsmyuri'] as const),
  'serverStatus',
] as const;

export type MongoSubsetCommand = (typeof mongoSubsetCommands)[number];

/** What people look for first and do not find. */
export const mongoSubsetMissing = {
  zh: '没有事务、变更流、副本集、$out 和 $merge、$text 和地理查询、视图、固定集合与 JSON Schema 校验；计算只用双精度和 2^53 以内的整数；索引只用于等值查找、唯一约束和过期删除',
  en: 'No transactions, change streams, replica sets, $out or $merge, $text or geo queries, views, capped collections or JSON Schema; it computes with doubles and whole numbers up to 2^53; indexes serve equality, uniqueness and expiry alone',
} as const;
