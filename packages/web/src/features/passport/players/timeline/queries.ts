// What is asked to tell the story of a player: the latest of each kind.
import type { PassportUser, Persona } from '@uos/sdk/browser';
import { alertTable } from '@uos/sdk/services/alert';
import { gatherOf } from '../../../../kit/call/query.ts';
import { clientOf } from '../../../../shell/uos.ts';
import { passportOf } from '../../queries.ts';
import { playerEvents } from './events.ts';

/** Of each kind. */
export const LATEST = 50;

const page = { count: LATEST } as const;

export function personaEvents(appId: string, persona: Persona) {
  const { personas, entitlements, personaAchievements, reports } = passportOf(appId);
  const { personaID: id, displayName } = persona;
  return gatherOf(personas.get, { id }, `timeline of ${persona.modifiedAt}`, async (signal) => {
    const how = { signal };
    const [records, friends, blacklist, guilds, given, achieved, told] = await Promise.all([
      recordsOf(appId, [id, displayName], signal),
      personas.friends({ id, ...page }, how),
      personas.friendBlacklist({ id, ...page }, how),
      personas.guilds({ id }, how),
      entitlements.search({ personaID: id, ...page }, how),
      personaAchievements.search({ personaID: id, achieveStatus: 'achieved', ...page }, how),
      reports.search({ targetPersonaID: id, ...page }, how),
    ]);
    return playerEvents({
      ...{ persona, records, friends: friends.friends, blacklist: blacklist.blacklist, guilds: guilds.guilds },
      ...{ entitlements: given.entitlements, achievements: achieved.achievements, reports: told.reports },
    });
  });
}

export function userEvents(appId: string, user: PassportUser) {
  const { users, entitlements, idDomains } = passportOf(appId);
  const { userID, displayName, phoneNumber } = user;
  return gatherOf(users.get, { id: userID }, `timeline of ${user.modifiedAt}`, async (signal) => {
    const [records, given, codes] = await Promise.all([
      recordsOf(appId, [userID, displayName], signal),
      entitlements.search({ userID, ...page }, { signal }),
      // why only a whole number: who sees it masked cannot ask for its codes
      /^\d{11}$/.test(phoneNumber)
        ? idDomains.verificationCodeLogs({ id: appId, phoneNumber, ...page }, { signal })
        : { logs: [] },
    ]);
    return playerEvents({ user, records, entitlements: given.entitlements, codes: codes.logs });
  });
}

async function recordsOf(appId: string, target: readonly string[], signal: AbortSignal) {
  const { alert } = clientOf({ alert: alertTable }, appId);
  const named = target.filter((word) => word !== '');
  return (await alert.records.list({ appId, target: named, count: LATEST }, { signal })).Items;
}
