// Mail and gift codes under many hands, on four processes over one PostgreSQL: 200 codes of which 100 personas want each,
// 200 rounds of receiving beside sending and taking back, 200 mails that are taken in three ways and taken back at once,
// and how long 10,000 codes take and how much memory their file. UOS_SOAK_STEPS sets the number of rounds.
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import {
  codeRound,
  fullRound,
  guessRound,
  limitRound,
  manyCodes,
  openMailGame,
  receiveRound,
  takeRound,
} from '../support/mail-round.ts';

const ROUNDS = Number(process.env.UOS_SOAK_STEPS ?? 200);
const PROCESSES = 4;

const fleet = await openFleet();
const platform = await testPlatform(fleet.options);
const others = await fleet.start(PROCESSES - 1);
fleet.balancer.use([platform.port, ...others.map(({ port }) => port)]);
await fleet.balancer.ready();
try {
  const crowd = await openMailGame(platform, 100);
  await codeRound(crowd, ROUNDS);
  console.log(
    `${ROUNDS} codes were wanted by 100 personas each, every third made invalid meanwhile: each used once or invalid`,
  );
  await limitRound(crowd);
  await guessRound(await openMailGame(platform, 10));
  console.log('limits of codes and of tries hold');
  const mail = await openMailGame(platform, 20);
  const { recalled } = await takeRound(mail, ROUNDS);
  console.log(`${ROUNDS * 20} mails were taken in three ways: ${recalled} were taken back, the others given once`);
  await receiveRound(await openMailGame(platform, 20, { inboxCapacity: 1000 }), ROUNDS);
  console.log(`${ROUNDS} mails to all came once to each of 20, but for the quarter that was taken back`);
  await fullRound(await openMailGame(platform, 10, { inboxCapacity: 3 }));
  const { seconds, extraBytes } = await manyCodes(await openMailGame(platform, 1));
  console.log(
    `10,000 codes took ${seconds.toFixed(2)} s; a file of 100,000 took ${(extraBytes / 2 ** 20).toFixed(0)} MB more memory`,
  );
  const counts = [...fleet.balancer.answered().values()];
  console.log(`processes answered ${counts.join(', ')}`);
} finally {
  await platform.stop();
  await fleet.stop();
}
