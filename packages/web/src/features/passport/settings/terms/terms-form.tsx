// A document that players agree to: its words raise its version, whether it is shown does not.

import { Text } from '@mantine/core';
import type { TermsOfService, TermsOfServiceCreateInput } from '@uos/sdk/services/passport';
import { termsOfServiceCreateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { passportOf } from '../../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Omit<TermsOfServiceCreateInput, 'links'>, { links: Readonly<Record<string, string>> }>;

const fields = fieldsOf<Values>(termsOfServiceCreateForm, {
  title: {},
  content: { kind: 'textarea', label: text.termsContent },
  links: {
    kind: 'map',
    description: text.linksHelp,
    keyLabel: text.linkName,
    valueLabel: text.linkUrl,
    check: (links) => (Object.values(links).every((url) => /^https?:\/\/\S+$/.test(url)) ? undefined : text.linkRule),
  },
  enabled: {},
});

interface TermsFormProps {
  readonly appId: string;
  /** The document to change; a new one without it. */
  readonly terms?: TermsOfService;
  readonly refresh: readonly (readonly unknown[])[];
  readonly onClose: () => void;
}

export default function TermsForm({ appId, terms, refresh, onClose }: TermsFormProps) {
  const { termsOfService } = passportOf(appId);
  return (
    <FormDialog<Values, unknown>
      title={terms === undefined ? text.newTerms : text.editTerms}
      size="lg"
      fields={fields}
      initial={{
        title: terms?.title ?? '',
        content: terms?.content ?? '',
        links: Object.fromEntries((terms?.links ?? []).map(({ name, url }) => [name, url])),
        enabled: terms?.enabled ?? true,
      }}
      rules={termsOfServiceCreateForm}
      input={inputOf}
      submitLabel={text.save}
      onSubmit={(values) =>
        terms === undefined
          ? termsOfService.create(inputOf(values))
          : termsOfService.update({ id: terms.id, ...inputOf(values) })
      }
      done={(_reply, { title }) => text.termsSaved(title)}
      refresh={refresh}
      onClose={() => onClose()}
    >
      {terms === undefined ? undefined : <Text size="sm">{text.termsVersion(terms.version)}</Text>}
    </FormDialog>
  );
}

function inputOf({ links, ...values }: Values): TermsOfServiceCreateInput {
  return { ...values, links: Object.entries(links).map(([name, url]) => ({ name, url })) };
}
