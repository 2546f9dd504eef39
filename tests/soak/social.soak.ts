// Guilds and friends under many hands: 10,000 random steps of each on four processes over one PostgreSQL, and 20 rushes
// of 120 joins for 50 places. UOS_SOAK_STEPS sets the number of steps.
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import {
  drawing,
  foundGuild,
  friendSteps,
  guildSteps,
  openSocialGame,
  refuseBrokenGuilds,
  refuseFailures,
  tally,
} from '../support/social-round.ts';

const STEPS = Number(process.env.UOS_SOAK_STEPS ?? 10_000);
const RUSHES = 20;
const PLACES = 50;
const PROCESSES = 4;

const fleet = await openFleet();
const platform = await testPlatform(fleet.options);
const others = await fleet.start(PROCESSES - 1);
fleet.balancer.use([platform.port, ...others.map(({ port }) => port)]);
await fleet.balancer.ready();
try {
  const guilds = await openSocialGame(platform, 40, { RestrictedMinutesAfterLeaveGuild: 0, MemberLimitCount: 8 });
  console.log(`${await guildSteps(guilds, STEPS, drawing(24))} of ${STEPS} steps of guilds were taken; all holds`);
  const friends = await openSocialGame(platform, 30, { maxFriendCount: 6, maxPendingFriendRequestCount: 4 });
  console.log(`${await friendSteps(friends, STEPS, drawing(25))} of ${STEPS} steps of friends were taken; all holds`);
  for (let rush = 1; rush <= RUSHES; rush += 1) {
    const settings = { EnableGainApprovalBeforeJoin: false, MemberLimitCount: PLACES + 1 };
    const game = await openSocialGame(platform, 61, settings);
    const [owner, ...joining] = game.players;
    if (owner === undefined) {
      throw new Error('a game of nobody');
    }
    const id = await foundGuild(owner);
    const answers = await Promise.all([...joining, ...joining].map((who) => who.call('POST', `/guilds/${id}/join`)));
    refuseFailures(answers);
    if (tally(answers)['200'] !== PLACES) {
      throw new Error(`rush ${rush}: ${JSON.stringify(tally(answers))}`);
    }
    await refuseBrokenGuilds(game);
  }
  const counts = [...fleet.balancer.answered().values()];
  console.log(
    `${RUSHES} rushes of 120 joins for ${PLACES} places: ${PLACES} each; processes answered ${counts.join(', ')}`,
  );
} finally {
  await platform.stop();
  await fleet.stop();
}
