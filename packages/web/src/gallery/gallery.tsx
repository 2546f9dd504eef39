// The scene that the address asks for, or the list of all of them.
import { Anchor, SimpleGrid, Stack, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { part as partOf } from '../kit/lazy/part.tsx';
import classes from './gallery.module.css';
import { type SceneName, scenes } from './scenes.ts';

/** Components are made once, so that a change of the address does not mount the scene anew. */
const components = Object.fromEntries(
  Object.entries(scenes).map(([part, load]) => [
    part,
    partOf(async () => {
      const { default: states } = await load();
      return {
        default: ({ state }: { state: string }) => {
          const Scene = states[state];
          return Scene === undefined ? null : <Scene />;
        },
      };
    }),
  ]),
);

export function Gallery() {
  const { scene } = useSearch({ strict: false }) as { scene?: SceneName };
  const [part = '', state = ''] = scene?.split('/') ?? [];
  const Scene = components[part];
  return (
    <main className={classes.main} data-scene={scene}>
      {Scene === undefined ? (
        <Index />
      ) : (
        <Suspense fallback={null}>
          <Scene state={state} />
        </Suspense>
      )}
    </main>
  );
}

const Index = partOf(async () => {
  const parts = await Promise.all(
    Object.entries(scenes).map(async ([part, load]) => ({ part, states: Object.keys((await load()).default) })),
  );
  return {
    default: () => (
      <Stack>
        <Title order={1}>Kit</Title>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {parts.map(({ part, states }) => (
            <Stack key={part} gap={4} data-part={part}>
              <Title order={2}>{part}</Title>
              {states.map((state) => (
                <Anchor key={state} href={`?scene=${part}/${state}`}>
                  {state}
                </Anchor>
              ))}
            </Stack>
          ))}
        </SimpleGrid>
      </Stack>
    ),
  };
});
