// The JSON schema of the project file, made of the adapters; it is written into the package and printed by `uos schema`.
import type { Adapter } from './adapter.ts';
import { servicesSchema } from './check.ts';

export function projectSchema(adapters: readonly Adapter[]): Readonly<Record<string, unknown>> {
  const text = (description: string) => ({ type: 'string', description });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'uos.json',
    description: 'Project file of the uos command line',
    type: 'object',
    properties: {
      $schema: text('Where this schema is'),
      profile: text('Profile that commands in this folder use'),
      app: text('App id'),
      bucket: text('Id or name of the bucket'),
      org: text('Organisation id'),
      services: servicesSchema(adapters),
    },
  };
}
