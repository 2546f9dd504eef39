// A shelf of the shop made, or what it is called.
import type { EconomyCategory } from '@uos/sdk/browser';
import type { CategoriesCreateInput } from '@uos/sdk/services/passport';
import { categoriesCreateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { passportOf } from '../../queries.ts';
import { categoryKeys } from '../queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<CategoriesCreateInput>;

const TAKEN = 60_001;
const BAD_SLUG = 30_003;

interface CategoryFormProps {
  readonly appId: string;
  readonly category?: EconomyCategory;
  readonly onClose: () => void;
}

export default function CategoryForm({ appId, category, onClose }: CategoryFormProps) {
  const { categories } = passportOf(appId);
  const isNew = category === undefined;
  const fields = fieldsOf<Values>(categoriesCreateForm, {
    displayName: {},
    slugName: { placeholder: 'daily', description: text.slugHelp, when: () => isNew },
    customData: { description: text.customHelp },
  });
  return (
    <FormDialog
      title={isNew ? text.newCategory : text.editTitle(category.displayName)}
      fields={fields}
      initial={{
        displayName: category?.displayName ?? '',
        slugName: category?.slugName ?? '',
        customData: category?.customData ?? {},
      }}
      submitLabel={isNew ? text.submitCreate : text.save}
      onSubmit={({ displayName, slugName, customData }) =>
        isNew
          ? categories.create(
              inputOf<CategoriesCreateInput>(categoriesCreateForm, { displayName, slugName, customData }),
            )
          : categories.update({ id: category.slugName, displayName, customData })
      }
      done={({ category: { displayName } }) => (isNew ? text.created(displayName) : text.saved(displayName))}
      errorFields={{ [TAKEN]: 'slugName', [BAD_SLUG]: 'slugName' }}
      refresh={categoryKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
