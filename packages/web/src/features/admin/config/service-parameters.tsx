// Parameters of hosting, sync and functions that operators set for an app.

import { Stack } from '@mantine/core';
import { serviceDefaults } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import type { ServicesSetInput } from '@uos/sdk/services/app';
import type { GamesUpdateInput } from '@uos/sdk/services/multiverse';
import { gamesUpdateForm } from '@uos/sdk/services/multiverse.forms';
// why by hand: properties of sync and of functions are names and texts to the contract
import type { FieldsOf, FormValues } from '../../../kit/form/fields.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { appKeys } from '../../../shell/apps.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

export default function ServiceParameters({ app }: { app: App }) {
  return (
    <Stack gap="lg">
      <Hosting app={app} />
      <Sync app={app} />
      <Functions app={app} />
    </Stack>
  );
}

const hostingFields = fieldsOf<ValuesOf<Pick<GamesUpdateInput, 'memoryPerCpu' | 'enablePassThrough'>>>(
  gamesUpdateForm,
  {
    memoryPerCpu: { description: text.memoryPerCpuHelp, suffix: 'MiB', required: true },
    enablePassThrough: { label: text.passThrough, description: text.passThroughHelp },
  },
);

function Hosting({ app }: { app: App }) {
  const now = propertiesOf(app, 'multiverse');
  return (
    <Parameters
      app={app}
      service="multiverse"
      title={text.hosting}
      fields={hostingFields}
      initial={{
        memoryPerCpu: Number(now.memoryPerCpu ?? serviceDefaults.multiverse.memoryPerCpu),
        enablePassThrough: now.enablePassThrough === 'true',
      }}
      properties={({ memoryPerCpu = serviceDefaults.multiverse.memoryPerCpu, enablePassThrough }) => ({
        memoryPerCpu,
        enablePassThrough: String(enablePassThrough),
      })}
    />
  );
}

function Sync({ app }: { app: App }) {
  const fields: FieldsOf<{ perfTest: boolean }> = {
    perfTest: { kind: 'switch', label: text.perfTest, description: text.perfTestHelp },
  };
  return (
    <Parameters
      app={app}
      service="usync"
      title={text.sync}
      fields={fields}
      initial={{ perfTest: propertiesOf(app, 'usync').perfTest === 'Enabled' }}
      properties={({ perfTest }) => ({ perfTest: perfTest ? 'Enabled' : 'Disabled' })}
    />
  );
}

function Functions({ app }: { app: App }) {
  const fields: FieldsOf<{ configOptions: string }> = {
    configOptions: {
      kind: 'json',
      label: text.configOptions,
      description: text.configOptionsHelp,
      required: true,
      check: (value) => (isLevels(value) ? undefined : text.notArray),
    },
  };
  return (
    <Parameters
      app={app}
      service="func"
      title={text.func}
      fields={fields}
      initial={{ configOptions: String(propertiesOf(app, 'func').configOptions ?? '[]') }}
      properties={({ configOptions }) => ({ configOptions })}
    />
  );
}

interface ParametersProps<Values extends FormValues> {
  readonly app: App;
  readonly service: 'multiverse' | 'usync' | 'func';
  readonly title: string;
  readonly fields: FieldsOf<Values>;
  readonly initial: Values;
  readonly properties: (values: Values) => Readonly<Record<string, string | number>>;
}

/** One service in a form of its own, so that nothing of another is sent along. */
function Parameters<Values extends FormValues>(props: ParametersProps<Values>) {
  const { app, service, title, fields, initial, properties } = props;
  const stored = app.Services[service];
  return (
    <FormPage
      key={JSON.stringify(initial)}
      fields={fields}
      parts={[{ title, fields: Object.keys(fields) }]}
      initial={initial}
      reason={stored === undefined ? text.notEnabled(title) : undefined}
      onSubmit={(values) =>
        platform.app.services.set({
          appId: app.AppId,
          ServiceName: service,
          Status: (stored?.Status ?? 'Suspended') as ServicesSetInput['Status'],
          Properties: { ...properties(values) },
        })
      }
      done={() => text.saved}
      refresh={appKeys(app.AppId)}
    />
  );
}

function propertiesOf({ Services }: App, service: string): Readonly<Record<string, unknown>> {
  return Services[service]?.Properties ?? {};
}

function isLevels(words: string): boolean {
  const levels: unknown = JSON.parse(words);
  return (
    Array.isArray(levels) &&
    levels.every((level: unknown) => typeof level === 'object' && level !== null && 'cpu' in level && 'name' in level)
  );
}
