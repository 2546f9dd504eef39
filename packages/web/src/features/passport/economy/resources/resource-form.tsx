// A resource made, or what may change of one: its slug, its type and how it stacks stay for good.
import type { EconomyResource } from '@uos/sdk/browser';
import type { ResourcesCreateInput, ResourcesUpdateInput } from '@uos/sdk/services/passport';
import { resourcesCreateForm, resourcesUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { passportOf } from '../../queries.ts';
import { resourceKeys } from '../queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<ResourcesCreateInput>;

/** Number of the error that a slug is taken. Source: wire/passport.md 1.6. */
const TAKEN = 60_001;
const BAD_SLUG = 30_003;

interface ResourceFormProps {
  readonly appId: string;
  readonly resource?: EconomyResource;
  readonly onClose: () => void;
}

export default function ResourceForm({ appId, resource, onClose }: ResourceFormProps) {
  const { resources } = passportOf(appId);
  const isNew = resource === undefined;
  const fields = fieldsOf<Values>(resourcesCreateForm, {
    displayName: { half: true },
    slugName: { half: true, placeholder: 'GOLD', description: text.slugHelp, when: () => isNew },
    type: { kind: 'radio', hints: text.types, when: () => isNew },
    stackable: { description: text.stackableHelp, when: ({ type }) => isNew && type === 'Item' },
    quantityLimit: { half: true, description: text.limitHelp },
    lifetimeSeconds: { kind: 'seconds', half: true, description: text.lifetimeHelp },
    namespace: { placeholder: 'default', description: text.namespaceHelp },
    customData: { description: text.customHelp },
  });
  const submit = (values: Values) => {
    if (!isNew) {
      const { slugName: _slug, type: _type, stackable: _stackable, ...change } = values;
      return resources.update({
        ...inputOf<Omit<ResourcesUpdateInput, 'slug'>>(resourcesUpdateForm, change),
        slug: resource.slugName,
      });
    }
    return resources.create(
      inputOf<ResourcesCreateInput>(resourcesCreateForm, {
        ...values,
        stackable: values.type === 'Item' ? values.stackable : true,
      }),
    );
  };
  return (
    <FormDialog
      title={isNew ? text.create : text.editTitle(resource.displayName)}
      size="lg"
      fields={fields}
      initial={{
        displayName: resource?.displayName ?? '',
        slugName: resource?.slugName ?? '',
        type: resource?.type ?? 'VirtualCurrency',
        stackable: resource?.stackable ?? true,
        quantityLimit: resource?.quantityLimit ?? 0,
        lifetimeSeconds: resource?.lifetimeSeconds ?? 0,
        namespace: resource?.namespace ?? '',
        customData: resource?.customData ?? {},
      }}
      submitLabel={isNew ? text.submitCreate : text.save}
      onSubmit={submit}
      done={({ resource: { displayName } }) => (isNew ? text.created(displayName) : text.saved(displayName))}
      errorFields={{ [TAKEN]: 'slugName', [BAD_SLUG]: 'slugName' }}
      refresh={resourceKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
