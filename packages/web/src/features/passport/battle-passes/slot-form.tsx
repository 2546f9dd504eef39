// A track made or changed: what it is called and what opens it. Its rewards stand in the table of levels.
import { useQuery } from '@tanstack/react-query';
import type { BattlePass, BattlePassSlot } from '@uos/sdk/browser';
import type { BattlePassSlotsCreateInput } from '@uos/sdk/services/passport';
import { battlePassSlotsCreateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { productsQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { passKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<BattlePassSlotsCreateInput, 'battlePassSlugName' | 'rewards' | 'order'>>;

const TAKEN = 60_001;
const BAD_SLUG = 30_003;

interface SlotFormProps {
  readonly appId: string;
  readonly pass: BattlePass;
  readonly slot?: BattlePassSlot;
  readonly onClose: () => void;
}

export default function SlotForm({ appId, pass, slot, onClose }: SlotFormProps) {
  const { battlePassSlots } = passportOf(appId);
  const products = useQuery(productsQuery(appId));
  if (products.isPending) {
    return null;
  }
  const offered = (products.data ?? []).map(({ slugName, displayName }) => ({
    value: slugName,
    label: `${displayName} · ${slugName}`,
  }));
  const own = slot?.unlockProductSlug ?? '';
  const fields = fieldsOf<Values>(battlePassSlotsCreateForm, {
    displayName: { half: true },
    slugName: { half: true, placeholder: 'free', description: text.slotSlugHelp, when: () => slot === undefined },
    unlockedByDefault: { description: text.defaultHelp },
    unlockProductSlug: {
      kind: 'choice',
      label: text.unlockProduct,
      description: text.unlockHelp,
      when: ({ unlockedByDefault }) => !unlockedByDefault,
      options: [
        { value: '', label: text.noProduct },
        // why: what it names may be gone by now, and must not turn into another
        ...(own === '' || offered.some(({ value }) => value === own) ? [] : [{ value: own, label: own }]),
        ...offered,
      ],
    },
  });
  const submit = ({ displayName, slugName, unlockedByDefault, unlockProductSlug }: Values) => {
    const opens = { unlockedByDefault, unlockProductSlug: unlockedByDefault ? '' : unlockProductSlug };
    if (slot !== undefined) {
      return battlePassSlots.update({ id: slot.id, displayName, ...opens });
    }
    const input = inputOf<BattlePassSlotsCreateInput>(battlePassSlotsCreateForm, { displayName, slugName, ...opens });
    const order = Math.max(-1, ...pass.slots.map((one) => one.order)) + 1;
    return battlePassSlots.create({ ...input, battlePassSlugName: pass.slugName, order });
  };
  return (
    <FormDialog
      title={slot === undefined ? text.newSlot : text.slotTitle(slot.displayName)}
      fields={fields}
      initial={{
        displayName: slot?.displayName ?? '',
        slugName: slot?.slugName ?? '',
        unlockedByDefault: slot?.unlockedByDefault ?? pass.slots.length === 0,
        unlockProductSlug: own,
      }}
      submitLabel={slot === undefined ? text.submitCreate : text.save}
      onSubmit={submit}
      done={({ slot: { displayName } }) => (slot === undefined ? text.created(displayName) : text.saved(displayName))}
      errorFields={{ [TAKEN]: 'slugName', [BAD_SLUG]: 'slugName' }}
      refresh={passKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
