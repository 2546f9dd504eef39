// The head of a track: its name, how it is opened, and what is done to it. Its place changes by one to either side.
import { useQuery } from '@tanstack/react-query';
import type { BattlePass, BattlePassSlot } from '@uos/sdk/browser';
import { Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { RowMenu } from '../../../kit/act/row-menu.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { chevronLeftIcon, chevronRightIcon, editIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import classes from './battle-passes.module.css';
import { begunQuery, passKeys } from './queries.ts';
import { text } from './text.zh.ts';

const SlotForm = part(() => import('./slot-form.tsx'), 'over');

interface SlotHeadProps {
  readonly appId: string;
  readonly pass: BattlePass;
  readonly slot: BattlePassSlot;
}

export function SlotHead({ appId, pass, slot }: SlotHeadProps) {
  const { battlePassSlots } = passportOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const at = pass.slots.findIndex(({ id }) => id === slot.id);
  const move = useAction({
    // why all of them: two tracks may have the same number
    run: async (by: -1 | 1) => {
      const order = pass.slots.map(({ id }) => id);
      order.splice(at, 1);
      order.splice(at + by, 0, slot.id);
      for (const [place, id] of order.entries()) {
        if (pass.slots.find((one) => one.id === id)?.order !== place) {
          await battlePassSlots.update({ id, order: place });
        }
      }
    },
    done: () => text.slotMoved(slot.displayName),
    refresh: passKeys(appId),
  });
  const may = reasonFor('passport.battlePassSlots.update');
  return (
    <div className={classes.slot}>
      <div>
        <span>{slot.displayName}</span>
        <small>{opensBy(slot)}</small>
      </div>
      <RowMenu
        name={slot.displayName}
        actions={[
          { label: text.editSlot, icon: editIcon, reason: may, onClick: () => setOpen('edit') },
          {
            label: text.moveLeft,
            icon: chevronLeftIcon,
            reason: may ?? (at === 0 ? text.isFirst : undefined),
            onClick: () => move.mutate(-1),
          },
          {
            label: text.moveRight,
            icon: chevronRightIcon,
            reason: may ?? (at === pass.slots.length - 1 ? text.isLast : undefined),
            onClick: () => move.mutate(1),
          },
          {
            label: text.deleteSlot,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.battlePassSlots.remove'),
            onClick: () => setOpen('delete'),
          },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'edit' ? <SlotForm appId={appId} pass={pass} slot={slot} onClose={close} /> : null}
      </Suspense>
      {open === 'delete' ? <DeleteSlot appId={appId} pass={pass} slot={slot} onClose={close} /> : null}
    </div>
  );
}

function opensBy({ unlockedByDefault, unlockProductSlug }: BattlePassSlot): string {
  if (unlockedByDefault) {
    return text.opensAlways;
  }
  return unlockProductSlug === '' ? text.opensByGame : text.opensBy(unlockProductSlug);
}

function DeleteSlot({ appId, pass, slot, onClose }: SlotHeadProps & { readonly onClose: () => void }) {
  const begun = useQuery(begunQuery(appId, pass.slugName));
  if (begun.isPending) {
    return null;
  }
  return (
    <Confirm
      title={text.deleteSlot}
      verb={text.delete}
      onConfirm={() => passportOf(appId).battlePassSlots.remove({ id: slot.id })}
      done={text.deleted(slot.displayName)}
      refresh={passKeys(appId)}
      onClose={() => onClose()}
    >
      {text.deleteSlotWords(slot.rewards.length, begun.data)}
    </Confirm>
  );
}
