// One try of every class of attack, as tests/soak/attacks.soak.ts makes all of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classes } from './classes.ts';
import { attack } from './run.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene?.stop());

describe('an attack', () => {
  it.each(classes.map((one) => [one.name, one] as const))('by %s comes to nothing', async (_name, one) => {
    const { tries, problems } = await attack(scene, one, ([first]) => (first === undefined ? [] : [first]));
    expect(problems).toEqual([]);
    expect(tries).toBe(1);
  });

  it('is judged: a secret that is told, a change and a failure are problems', async () => {
    const { victim } = scene;
    const { problems } = await attack(scene, {
      name: 'the victim',
      answers: [200],
      inTurn: true,
      tries: () => [
        { says: 'reads', send: { path: `/api/app/${victim.app.id}`, headers: victim.session } },
        { says: 'is refused', send: { path: '/api/v1/buckets/' } },
        { says: 'writes', send: { path: '/api/v1/buckets/', body: { name: 'own' }, headers: victim.credential } },
      ],
    });
    expect(problems.map((problem) => problem.slice(0, 70))).toEqual([
      'the victim: reads: tells a secret',
      expect.stringContaining('the victim: is refused: answered 401'),
      'the victim: public.cdn_buckets of the victim changed',
      'the victim: public.operation_history of the victim changed',
    ]);
  });
});
