import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'passport.persona'({ app, the }) {
    await the('passport.realm');
    const { body } = await app.call('POST', '/upass/v1/login/external', { externalUserID: 'filled' });
    return (body as { persona: { personaID: string } }).persona.personaID;
  },
};
