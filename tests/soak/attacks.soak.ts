// Every try of every class of attack: each is answered as it may be, tells nothing, changes nothing of the victim's, and
// the platform serves afterwards. UOS_SOAK_ONLY sets words of classes, with commas between them, UOS_TEST_ENGINE=postgres the engine,
// UOS_SOAK_ROUNDS how often each class is made.

import { classes } from '../security/attacks/classes.ts';
import { attack } from '../security/attacks/run.ts';
import { openScene } from '../security/attacks/scene.ts';
import { startPostgres } from '../support/postgres.ts';

const only = process.env.UOS_SOAK_ONLY;
const rounds = Number(process.env.UOS_SOAK_ROUNDS ?? 1);
const postgres = process.env.UOS_TEST_ENGINE === 'postgres' ? await startPostgres() : undefined;
const scene = await openScene(await postgres?.createDatabase());
const problems: string[] = [];
let tries = 0;
const chosen = classes.filter(({ name }) => only === undefined || only.split(',').some((word) => name.includes(word)));
for (const one of chosen.flatMap((each) => Array.from({ length: rounds }, () => each))) {
  const started = performance.now();
  const outcome = await attack(scene, one);
  tries += outcome.tries;
  problems.push(...outcome.problems);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${outcome.tries} tries, ${outcome.problems.length} problems, ${seconds} s: ${one.name}`);
  for (const problem of outcome.problems.slice(0, 20)) {
    console.log(`  ${problem}`);
  }
}
await scene.stop();
await postgres?.stop();
console.log(`${tries} tries of ${chosen.length} classes, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
