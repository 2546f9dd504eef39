// Another quantity of what somebody owns. It is refused where somebody else changed it meanwhile.
import type { InventoryItem } from '@uos/sdk/browser';
import type { InventoryUpdateInput } from '@uos/sdk/services/passport';
import { inventoryUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { grouped } from '../../../../kit/show/grouped.ts';
import { passportOf } from '../../queries.ts';
import { inventoryKeys } from '../queries.ts';
import { itemName } from './item-columns.tsx';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<InventoryUpdateInput, 'quantity' | 'customData' | 'reason'>>;

/** Another write came first. */
const CHANGED = 60_001;

interface ItemFormProps {
  readonly appId: string;
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

export default function ItemForm({ appId, item, onClose }: ItemFormProps) {
  const { inventory } = passportOf(appId);
  const { inventoryItemId: id, quantity: had, resource, customData } = item;
  const fields = fieldsOf<Values>(inventoryUpdateForm, {
    quantity: {
      required: true,
      ...(!resource.stackable && { max: 1 }),
      description: resource.stackable ? text.quantityHelp : text.singleHelp,
    },
    reason: { kind: 'textarea', description: text.reasonHelp },
    customData: { description: text.customHelp },
  });
  return (
    <FormDialog
      title={text.editTitle(itemName(item))}
      fields={fields}
      initial={{ quantity: had, reason: '', customData }}
      submitLabel={text.save}
      onSubmit={({ quantity = had, reason, customData: data }) =>
        inventory.update({
          id,
          ...(quantity !== had && { quantity, expectedQuantity: had }),
          ...(data !== customData && { customData: data }),
          ...(reason !== '' && { reason }),
        })
      }
      done={({ inventoryItem: { quantity } }) =>
        quantity === 0 ? text.taken(itemName(item)) : text.saved(itemName(item), quantity)
      }
      errorFields={{ [CHANGED]: 'quantity' }}
      refresh={inventoryKeys(appId)}
      onClose={() => onClose()}
    >
      {({ quantity = had }) => <p>{text.effect(grouped(had), quantity - had)}</p>}
    </FormDialog>
  );
}
