// The JSON schema of the project file, made of the adapters; it is written into the package and printed by `uos schema`.
import type { Adapter, Schema } from './adapter.ts';
import { servicesSchema } from './check.ts';

export function projectSchema(adapters: readonly Adapter[]): Schema {
  const text = (description: string): Schema => ({ type: 'string', description });
  const dialect = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'uos.json',
  };
  return {
    ...dialect,
    description: 'Project file of the command line of UOS',
    type: 'object',
    properties: {
      $schema: text('Where this schema is'),
      profile: text('Profile that commands in this folder use'),
      app: text('App id'),
      bucket: text('Id or name of the bucket'),
      org: text('Organisation id'),
      services: servicesSchema(adapters),
    },
    additionalProperties: false,
  };
}
