import type { Fills } from './index.ts';

const PATH = '/uconfig/v1';

export const fills: Fills = {
  async 'remoteConfig.config'({ app }) {
    const { body } = await app.call('POST', `${PATH}/configs`, { key: 'lives', type: 'INT', value: '3' });
    return (body as { config: { configId: string } }).config.configId;
  },
  async 'remoteConfig.override'(studio) {
    await studio.the('remoteConfig.config');
    const values = [{ key: 'lives', type: 'INT', value: '4' }];
    const { body } = await studio.app.call('POST', `${PATH}/overrides`, { name: 'weekend', variants: [{ values }] });
    return (body as { override: { overrideId: string } }).override.overrideId;
  },
  async 'remoteConfig.variant'(studio) {
    const id = await studio.the('remoteConfig.override');
    const { body } = await studio.app.call('GET', `${PATH}/overrides/${id}/variants`);
    return (body as { variants: { variantId: string }[] }).variants[0]?.variantId ?? '';
  },
};
