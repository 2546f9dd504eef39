// A gift pack made, copied or changed. Once it is released only its name, its end, its scopes and its limit are open.
import { useQuery } from '@tanstack/react-query';
import type { TokenClass, TokenClassesCreateInput, TokenClassesUpdateInput } from '@uos/sdk/services/passport';
import { tokenClassesCreateForm, tokenClassesUpdateForm } from '@uos/sdk/services/passport.forms';
import type { Option } from '../../../kit/form/fields.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import type { Amount } from '../economy/amounts/amounts.ts';
import { AmountsInput, amountsProblem } from '../economy/amounts/amounts-input.tsx';
import { resourcesQuery } from '../economy/queries.ts';
import { templatesQuery } from '../mail/queries.ts';
import { passportOf } from '../queries.ts';
import { packAmounts } from './pack-words.ts';
import { packKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<TokenClassesCreateInput, { resources: readonly Amount[] }>;

/** Number of the error that a name or a code is taken. Source: wire/passport.md 1.6. */
const TAKEN = 60_001;

const USUAL_LENGTH = 12;
const LEAST_DRAWN = 8;

interface PackFormProps {
  readonly appId: string;
  readonly pack?: TokenClass;
  /** A new one begins as this one is. */
  readonly like?: TokenClass;
  readonly onClose: () => void;
}

export default function PackForm({ appId, pack, like, onClose }: PackFormProps) {
  const { tokenClasses } = passportOf(appId);
  const templates = useQuery(templatesQuery(appId));
  const resources = useQuery(resourcesQuery(appId));
  if (templates.isPending || resources.isPending) {
    return null;
  }
  const isNew = pack === undefined;
  const shown = pack ?? like;
  const mails = (templates.data ?? [])
    .filter(({ scope }) => scope === 'Persona')
    .map(({ slugName, displayName }) => ({ value: slugName, label: displayName }));
  const submit = (values: Values) => {
    const { code, prefix, codeLength, inboxTemplateSlug, ...plain } = values;
    const written = {
      ...plain,
      resources: Object.fromEntries(values.resources.map(({ resourceSlug, quantity }) => [resourceSlug, quantity])),
      ...(values.codeType === 'Universal' ? { code } : { prefix, codeLength }),
      ...(values.deliveryType === 'Inbox' && { inboxTemplateSlug }),
    };
    if (pack === undefined) {
      return tokenClasses.create(inputOf<TokenClassesCreateInput>(tokenClassesCreateForm, written));
    }
    const { name, endTime, scopes, redeemLimitPerPersona } = values;
    const open = { name, endTime, scopes, redeemLimitPerPersona };
    const change = pack.status === 'unreleased' ? unchangedLeftOut(written, pack) : open;
    return tokenClasses.update({
      ...inputOf<Omit<TokenClassesUpdateInput, 'id'>>(tokenClassesUpdateForm, change),
      // why said: nobody can take away scopes by leaving them out
      scopes: [...scopes],
      id: pack.tokenClassId,
    });
  };
  return (
    <FormDialog
      title={isNew ? text.create : text.editTitle(pack.name)}
      size="lg"
      fields={fieldsFor(appId, pack, mails)}
      initial={{
        name: pack?.name ?? (like === undefined ? '' : text.copyName(like.name)),
        codeType: shown?.codeType ?? 'Unique',
        code: pack?.code ?? '',
        prefix: shown?.prefix ?? '',
        codeLength: shown?.codeLength ?? USUAL_LENGTH,
        resources: packAmounts(shown?.resources ?? {}),
        deliveryType: shown?.deliveryType ?? 'Direct',
        inboxTemplateSlug: shown?.inboxTemplateSlug || (mails[0]?.value ?? ''),
        startTime: pack?.startTime ?? '',
        endTime: shown?.endTime ?? '',
        redeemLimitPerPersona: shown?.redeemLimitPerPersona ?? 1,
        scopes: shown?.scopes ?? [],
        properties: shown?.properties ?? {},
      }}
      submitLabel={isNew ? text.submitCreate : text.save}
      onSubmit={submit}
      done={({ tokenClass: { name } }) => (isNew ? text.created(name) : text.saved(name))}
      errorFields={{ [TAKEN]: 'name' }}
      refresh={packKeys(appId)}
      onClose={() => onClose()}
    />
  );
}

/** What makes codes anew is only said where it is another: an unchanged one would be drawn again. */
function unchangedLeftOut<Written extends Readonly<Record<string, unknown>>>(written: Written, pack: TokenClass) {
  const before: Readonly<Record<string, unknown>> = { ...pack };
  const drawn = ['codeType', 'code', 'prefix', 'codeLength'];
  return Object.fromEntries(
    Object.entries(written).filter(([name, value]) => !drawn.includes(name) || value !== before[name]),
  );
}

function fieldsFor(appId: string, pack: TokenClass | undefined, mails: readonly Option[]) {
  const fixed = pack === undefined || pack.status === 'unreleased' ? undefined : text.releasedFixed;
  return fieldsOf<Values>(tokenClassesCreateForm, {
    name: {},
    resources: {
      kind: 'own',
      required: true,
      reason: fixed,
      description: text.resourcesHelp,
      check: amountsProblem,
      render: (input) => <AmountsInput {...input} appId={appId} label={text.resources} />,
    },
    codeType: { kind: 'radio', hints: text.codeTypes, when: () => fixed === undefined },
    code: {
      description: text.codeHelp,
      when: ({ codeType }) => fixed === undefined && codeType === 'Universal',
    },
    prefix: {
      half: true,
      description: text.prefixHelp,
      when: ({ codeType }) => fixed === undefined && codeType !== 'Universal',
    },
    codeLength: {
      half: true,
      required: true,
      description: text.lengthHelp,
      when: ({ codeType }) => fixed === undefined && codeType !== 'Universal',
      check: (length, { prefix }) => ((length ?? 0) - prefix.length < LEAST_DRAWN ? text.lengthShort : undefined),
    },
    deliveryType: { kind: 'radio', hints: text.deliveryTypes, when: () => fixed === undefined },
    inboxTemplateSlug: {
      kind: 'choice',
      required: true,
      options: mails,
      placeholder: text.chooseTemplate,
      description: mails.length === 0 ? text.noTemplates : text.templateHelp,
      when: ({ deliveryType }) => fixed === undefined && deliveryType === 'Inbox',
    },
    startTime: { half: true, reason: fixed, description: text.startHelp },
    endTime: {
      half: true,
      description: text.endHelp,
      check: (end, { startTime }) =>
        startTime !== '' && Date.parse(end) <= Date.parse(startTime) ? text.endFirst : undefined,
    },
    redeemLimitPerPersona: { required: true, description: text.limitHelp },
    scopes: { description: text.scopesHelp },
    properties: { description: text.propertiesHelp, reason: fixed },
  });
}
