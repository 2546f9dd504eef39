// Generated from the contract by `npm run gen`; do not edit.

/** 连接 · The first message: who this is */
export interface ConnectionConnectSaid {
  /** 操作 · What this is */
  op: 'connect';
  /** 连接令牌 · Of connect-token; good once */
  token: string;
  /** 玩家 ID · The one the token is for */
  playerId: string;
}

/** 订阅 · Subscribes to channels */
export interface ConnectionSubscribeSaid {
  /** 操作 · What this is */
  op: 'subscribe';
  /** 请求编号 · Chosen by the client; the answer carries it */
  id: string;
  /** 频道 · Names of channels */
  channels: string[];
  /** 公共频道 · Only channels that are configured */
  isPublic?: boolean;
  /** 断点 · Of a channel: the last position that was read. Only what came after it follows, instead of all that is kept */
  since?: Record<string, {
    /** 纪元 · Changes where offsets begin anew, as when the channel was forgotten */
    epoch: string;
    /** 位置 · Position in the channel, rising by one with each message; 0 of a message to a player */
    offset: number;
  }>;
}

/** 退订 · Leaves channels */
export interface ConnectionUnsubscribeSaid {
  /** 操作 · What this is */
  op: 'unsubscribe';
  /** 请求编号 · Chosen by the client; the answer carries it */
  id: string;
  /** 频道 · Names of channels */
  channels: string[];
}

/** 列出公共频道 · Lists the public channels */
export interface ConnectionListPublicChannelsSaid {
  /** 操作 · What this is */
  op: 'listPublicChannels';
  /** 请求编号 · Chosen by the client; the answer carries it */
  id: string;
}

/** 发送 · Sends to a channel or to a player */
export interface ConnectionSendSaid {
  /** 操作 · What this is */
  op: 'send';
  /** 请求编号 · Chosen by the client; the answer carries it */
  id: string;
  /** 消息类型 · What it went to */
  messageType: 'PublicChannel' | 'Channel' | 'Player';
  /** 频道 · For a channel */
  channelName?: string;
  /** 玩家 ID · For a player */
  playerId?: string;
  /** 数据 · Bytes as base64, at most 8 KiB */
  data: string;
}

/** 心跳 · Says that the client is there */
export interface ConnectionPingSaid {
  /** 操作 · What this is */
  op: 'ping';
}

/** What a client says on `/upush/ws` */
export type ConnectionSaid =
  | ConnectionConnectSaid
  | ConnectionSubscribeSaid
  | ConnectionUnsubscribeSaid
  | ConnectionListPublicChannelsSaid
  | ConnectionSendSaid
  | ConnectionPingSaid;

/** 已连接 · Answer to connect */
export interface ConnectionConnectedHeard {
  /** 事件 · What this is */
  ev: 'connected';
  /** 成功 · Whether the token was taken */
  success: boolean;
  /** 说明 · Why not */
  msg: string;
  /** 会话 ID · Of this connection */
  sessionId: string;
  /** 心跳间隔（秒） · How often to ping */
  heartbeatSeconds: number;
}

/** 订阅结果 · Answer to subscribe; kept messages follow, oldest first */
export interface ConnectionSubscribeHeard {
  /** 事件 · What this is */
  ev: 'subscribe';
  /** 请求编号 · Chosen by the client; the answer carries it */
  id: string;
  /** 结果 · 0, or the code of the error */
  resultCode: number;
  /** 成功的频道 · Subscribed */
  successfulChannelNames: string[];
  /** 失败的频道 · Not subscribed */
  failed: {
    /** 频道 · Name */
    name: string;
    /** 原因 · Why not */
    reason: string;
  }[];
  /** 位置 · Where each subscribed channel is now; messages after it follow live */
  positions: Record<string, {
    /** 纪元 · Changes where offsets begin anew, as when the channel was forgotten */
    epoch: string;
    /** 位置 · Position in the channel, rising by one with each message; 0 of a message to a player */
    offset: number;
    /** 已补齐 · Nothing is missing between since and this position; true where none was given */
    recovered: boolean;
  }>;
}

/** 退订结果 · Answer to unsubscribe; unasked where a channel was deleted or renamed, with an empty id */
export interface ConnectionUnsubscribeHeard {
  /** 事件 · What this is */
  ev: 'unsubscribe';
  /** 请求编号 · Chosen by the client; the answer carries it */
  id: string;
  /** 结果 · 0, or the code of the error */
  resultCode: number;
  /** 频道 · What is not subscribed any more */
  channelNames: string[];
}

/** 公共频道 · Answer to listPublicChannels */
export interface ConnectionPublicChannelsHeard {
  /** 事件 · What this is */
  ev: 'publicChannels';
  /** 请求编号 · Chosen by the client; the answer carries it */
  id: string;
  /** 频道 · By name */
  channels: {
    /** 频道 · Name */
    name: string;
    /** 在线人数 · Subscribers now */
    onlinePlayerCount: number;
  }[];
}

/** 发送结果 · Answer to send */
export interface ConnectionAckHeard {
  /** 事件 · What this is */
  ev: 'ack';
  /** 请求编号 · Chosen by the client; the answer carries it */
  id: string;
  /** 结果 · 0, or the code of the error; 8 over a limit */
  code: number;
  /** 消息 ID · Unique */
  messageId: string;
}

/** 消息 · A message of a player or of the game */
export interface ConnectionMessageHeard {
  /** 事件 · What this is */
  ev: 'message';
  /** 消息类型 · What it went to */
  messageType: 'PublicChannel' | 'Channel' | 'Player';
  /** 频道 · Of a message to a channel */
  channelName: string;
  /** 发送者 · Player, or what the game calls itself */
  senderId: string;
  /** 数据 · Bytes as base64, at most 8 KiB */
  data: string;
  /** 消息 ID · Unique */
  messageId: string;
  /** 位置 · Position in the channel, rising by one with each message; 0 of a message to a player */
  offset: number;
  /** 发送时间 · When it was sent */
  sentAt: string;
  /** 历史消息 · It was sent before this one subscribed */
  cached: boolean;
}

/** 心跳 · Answer to ping */
export interface ConnectionPongHeard {
  /** 事件 · What this is */
  ev: 'pong';
}

/** 系统通知 · A notice of the system */
export interface ConnectionSystemNotifyHeard {
  /** 事件 · What this is */
  ev: 'systemNotify';
  /** 标题 · Title */
  title: string;
  /** 内容 · What it says */
  content: string;
  /** 数据 · For the game itself */
  data: string;
  /** 消息 ID · Unique */
  messageId: string;
}

/** 异地登录 · The same player came in elsewhere; the connection ends */
export interface ConnectionRemoteLoginHeard {
  /** 事件 · What this is */
  ev: 'remoteLogin';
}

/** What a client hears on `/upush/ws` */
export type ConnectionHeard =
  | ConnectionConnectedHeard
  | ConnectionSubscribeHeard
  | ConnectionUnsubscribeHeard
  | ConnectionPublicChannelsHeard
  | ConnectionAckHeard
  | ConnectionMessageHeard
  | ConnectionPongHeard
  | ConnectionSystemNotifyHeard
  | ConnectionRemoteLoginHeard;
