// Forms: every kind of field, problems, a view-only form; an editor of JSON alone.
import { useNavigate } from '@tanstack/react-router';
import { bucketName } from '@uos/contract/rules';
import { useState } from 'react';
import JsonField from '../kit/code-editor/json-field.tsx';
import type { FieldsOf } from '../kit/form/fields.ts';
import { FormDialog } from '../kit/form/form-dialog.tsx';
import { FormPage } from '../kit/form/form-page.tsx';
import { Page } from '../kit/page/page.tsx';
import { failure, fromNetwork } from './samples.ts';
import type { States } from './scenes.ts';
import { text } from './text.zh.ts';

type Values = {
  name: string;
  note: string;
  status: string;
  mode: string;
  players: number | undefined;
  price: number | undefined;
  ttl: number | undefined;
  day: string;
  moment: string;
  tags: readonly string[];
  realms: readonly string[];
  env: Readonly<Record<string, string>>;
  password: string;
  open: boolean;
  rule: string;
};

const options = [
  { value: 'Open', label: text.opened },
  { value: 'Closed', label: text.closed },
];

const mode = {
  kind: 'radio',
  label: text.mode,
  options: [
    { value: 'fast', label: text.fast, description: text.fastHelp },
    { value: 'safe', label: text.safe, description: text.safeHelp },
  ],
} as const;

const fields: FieldsOf<Values> = {
  name: { kind: 'text', label: text.name, required: true, rule: bucketName, half: true, placeholder: 'web-1' },
  status: { kind: 'choice', label: text.status, options, half: true },
  note: { kind: 'textarea', label: text.note, description: text.noteHelp, max: 20 },
  mode,
  players: { kind: 'number', label: text.players, min: 1, max: 100_000, half: true },
  price: { kind: 'fen', label: text.price, half: true },
  ttl: { kind: 'seconds', label: text.ttl, half: true },
  day: { kind: 'date', label: text.day, half: true },
  moment: { kind: 'time', label: text.moment, half: true },
  password: { kind: 'secret', label: text.password, half: true },
  tags: { kind: 'tags', label: text.tags },
  realms: { kind: 'choices', label: text.realms, options },
  env: { kind: 'map', label: text.env },
  open: { kind: 'switch', label: text.opened, description: text.openHelp },
  rule: { kind: 'json', label: text.rule, when: ({ open }) => open },
};

const initial: Values = {
  name: 'web-1',
  note: '',
  status: 'Open',
  mode: 'fast',
  players: 1200,
  price: 123_450,
  ttl: 7200,
  day: '2026-11-21',
  moment: '2026-11-21T04:30:00Z',
  tags: ['hot', 'v2'],
  realms: ['Open'],
  env: { REGION: 'cn-shanghai', LOG_LEVEL: 'info' },
  password: '',
  open: true,
  rule: '{\n  "level": { "gte": 10 },\n  "region": ["cn", "sg"],\n  "enabled": true\n}',
};

const parts = [
  { title: text.basics, help: text.basicsHelp, fields: ['name', 'status', 'note', 'mode'] },
  { title: text.limits, fields: ['players', 'price', 'ttl', 'day', 'moment', 'password'] },
  { title: text.more, fields: ['tags', 'realms', 'env', 'open', 'rule'] },
] as const;

const page = (values: Values, reason?: string) => () => (
  <Page title={text.formTitle} help={text.realmsHelp}>
    <FormPage
      fields={fields}
      initial={values}
      parts={parts}
      reason={reason}
      onSubmit={() => Promise.reject(failure())}
    />
  </Page>
);

function Editor({ initialValue }: { initialValue: string }) {
  const [value, setValue] = useState(initialValue);
  return <JsonField label={text.rule} value={value} onChange={setValue} />;
}

type Small = { name: string; note: string };

const small: FieldsOf<Small> = {
  name: { kind: 'text', label: text.name, required: true, rule: bucketName },
  note: { kind: 'textarea', label: text.note },
};

type Short = Small & Pick<Values, 'mode' | 'moment'>;

const short: FieldsOf<Short> = { ...small, mode, moment: { kind: 'time', label: text.moment } };

let sentCount = 0;

/** Goes to another screen as soon as the server has said yes. */
function Leaving() {
  const navigate = useNavigate();
  return (
    <FormPage
      fields={small}
      initial={{ name: '', note: '' }}
      rules={() => later(undefined)}
      onSubmit={() => {
        sentCount += 1;
        return later(sentCount);
      }}
      onDone={(count) => void navigate({ to: `/gallery.html/sent-${count}` })}
    />
  );
}

/** Sends what was typed over the network, and says so. */
function Sending() {
  return (
    <FormPage
      fields={small}
      initial={{ name: '', note: '' }}
      done={() => text.saved}
      onSubmit={() => fromNetwork(undefined)}
    />
  );
}

/** As from the network: in a turn of its own. */
function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value)));
}

export default {
  page: page(initial),
  problems: page({ ...initial, name: '', note: text.emptyHint, players: 0, rule: '{ "a": }' }),
  readonly: page(initial, text.refused),
  leaving: Leaving,
  sending: Sending,
  dialog: () => (
    <FormDialog
      title={text.create}
      fields={short}
      initial={{ name: '', note: '', mode: 'fast', moment: initial.moment }}
      submitLabel={text.create}
      onSubmit={() => Promise.reject(failure())}
      onClose={() => undefined}
    />
  ),
  json: () => <Editor initialValue={initial.rule} />,
  'json-fault': () => <Editor initialValue={'{\n  "level": 10,\n  "region": [1, 2,]\n}'} />,
} satisfies States;
