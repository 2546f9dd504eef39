import { playerOf } from '../../../packages/platform/src/services/passport/setup/testing.ts';
import type { Fills, Studio } from './index.ts';

/** Makes a thing with the credential of the app. */
async function made(studio: Studio, path: string, body: object): Promise<string> {
  await studio.the('passport.realm');
  const answer = await studio.app.call('POST', `/upass/v1/${path}`, body);
  const [thing] = Object.values(answer.body as Record<string, { id: string }>);
  return thing?.id ?? '';
}

export const fills: Fills = {
  'passport.idProvider': (studio) => made(studio, 'id-providers', { provider: 'QQ', loginPlatform: 'Ios' }),
  'passport.termsOfService': (studio) => made(studio, 'tos', { title: 'terms', content: 'play fair' }),
  'passport.smsTemplate': (studio) =>
    made(studio, 'internal/sms-templates', { name: 'code', type: 'Login', signature: 'bay', content: '{code}' }),
  async 'passport.user'({ app, platform, the }) {
    await the('passport.realm');
    return (await playerOf(platform, app)).id;
  },
};
