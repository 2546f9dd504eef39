import type { Fills } from './index.ts';

export const fills: Fills = {
  // why so long: what nobody has is made of a slug by other digits
  async 'passport.battlePass'({ app, platform, the }) {
    await the('passport.realm');
    const slugName = `season-${platform.ports.ids.uuid().replaceAll('-', '')}`;
    await app.call('POST', '/upass/v1/battle-pass', { slugName, displayName: 'one', maxLevel: 5, levelExp: [100] });
    const slot = { battlePassSlugName: slugName, slugName: 'free', displayName: 'free', unlockedByDefault: true };
    await app.call('POST', '/upass/v1/battle-pass/slots', slot);
    await app.call('POST', `/upass/v1/battle-pass/${slugName}/publish`);
    return slugName;
  },
  async 'passport.battlePassSlot'({ app, the }) {
    const slot = { battlePassSlugName: await the('passport.battlePass'), slugName: 'deluxe', displayName: 'deluxe' };
    const { body } = await app.call('POST', '/upass/v1/battle-pass/slots', slot);
    return (body as { slot: { id: string } }).slot.id;
  },
  async 'passport.quest'({ app, platform, the }) {
    await the('passport.realm');
    const slugName = `daily-${platform.ports.ids.uuid().replaceAll('-', '')}`;
    const quest = { slugName, displayName: 'one', type: 'DailyQuest', layout: 'Basic' };
    await app.call('POST', '/upass/v1/quests', quest);
    return slugName;
  },
  // why the id: a player's call takes it in place of the slug
  async 'passport.questItem'({ app, platform, the }) {
    const slugName = `light-${platform.ports.ids.uuid().replaceAll('-', '')}`;
    const item = { slugName, displayName: 'one', thresholdValue: 1, rewards: [] };
    const { body } = await app.call('POST', `/upass/v1/quests/${await the('passport.quest')}/items`, item);
    const { id } = (body as { questItem: { id: string } }).questItem;
    await app.call('POST', `/upass/v1/quests/items/${id}/publish`);
    return id;
  },
};
