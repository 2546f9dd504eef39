import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'alert.monitor'(studio) {
    const { id } = studio.app;
    return String((await studio.call('POST', '/api/wechat-monitor', { AppId: id, ChatId: id, Name: id })).Id);
  },
};
