// What goes wrong on a connection that stays. Texts of the contract are not loaded: a game pays for every kilobyte.

export type RealtimeReason = 'refused' | 'rejected' | 'timeout' | 'disconnected' | 'closed' | 'elsewhere';

const TEXTS: Readonly<Record<RealtimeReason, { readonly zh: string; readonly en: string }>> = {
  refused: { zh: '连接被拒绝', en: 'the connection was refused' },
  rejected: { zh: '服务器拒绝了请求', en: 'the server refused what was asked' },
  timeout: { zh: '等待答复超时', en: 'no answer came in time' },
  disconnected: { zh: '连接已断开，不确定是否送达', en: 'the connection was lost; it may have arrived or not' },
  closed: { zh: '连接已关闭', en: 'the connection is closed' },
  elsewhere: { zh: '同一玩家在别处登录', en: 'the same player came in elsewhere' },
};

export interface RealtimeFacts {
  /** Number of the failure where the server named one, such as 8 over a limit. */
  readonly code?: number | undefined;
  /** The server's own words. */
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/** Branch on `reason`; show `display('zh')`. */
export class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
  readonly reason: RealtimeReason;
  readonly code: number | undefined;
  readonly serverMessage: string | undefined;

  constructor(reason: RealtimeReason, { code, serverMessage, cause }: RealtimeFacts = {}) {
    super(textOf(reason, 'en', code, serverMessage), cause === undefined ? undefined : { cause });
    this.reason = reason;
    this.code = code;
    this.serverMessage = serverMessage;
  }

  /** What a person reads. */
  display(language: 'zh' | 'en' = 'zh'): string {
    return textOf(this.reason, language, this.code, this.serverMessage);
  }
}

function textOf(reason: RealtimeReason, language: 'zh' | 'en', code?: number, said?: string): string {
  const numbered = code === undefined ? '' : ` (${code})`;
  return `${TEXTS[reason][language]}${numbered}${said ? `: ${said}` : ''}`;
}
