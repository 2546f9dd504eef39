// Data that several scenes and lists of a world look at, made by the first of them.

import type { World } from './world.ts';

/** `fill`, done once for each world however often it is asked. */
export function oncePerWorld<T>(fill: (world: World) => Promise<T>): (world: World) => Promise<T> {
  // why by app: a world may stand on the platform of another one
  const made = new WeakMap<World['app'], Promise<T>>();
  return (world) => {
    const known = made.get(world.app) ?? fill(world);
    made.set(world.app, known);
    return known;
  };
}
