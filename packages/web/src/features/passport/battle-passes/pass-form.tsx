// A battle pass made, copied with its tracks, or changed: when it runs, its levels, and the limits of a day and a week.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BattlePass } from '@uos/sdk/browser';
import type { BattlePassesCreateInput, BattlePassesUpdateInput } from '@uos/sdk/services/passport';
import { battlePassesCreateForm, battlePassesUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { levelsProblem, readLevels, writeLevels } from './levels.ts';
import { begunQuery, passKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<BattlePassesCreateInput, 'levelExp'>> & { levels: string };

const TAKEN = 60_001;
const BAD_SLUG = 30_003;

interface PassFormProps {
  readonly appId: string;
  readonly pass?: BattlePass;
  /** A new one begins as this one is, with its tracks. */
  readonly like?: BattlePass;
  readonly onClose: () => void;
}

export default function PassForm({ appId, pass, like, onClose }: PassFormProps) {
  const shown = pass ?? like;
  const { battlePasses } = passportOf(appId);
  const players = useQuery({ ...begunQuery(appId, pass?.slugName ?? ''), enabled: pass !== undefined }).data;
  const fields = fieldsOf<Values>(battlePassesCreateForm, {
    displayName: { half: true },
    slugName: { half: true, placeholder: 'season-1', description: text.slugHelp, when: () => pass === undefined },
    description: { kind: 'textarea' },
    startTime: { half: true, description: text.startHelp },
    endTime: {
      half: true,
      description: text.endHelp,
      check: (end, { startTime }) =>
        Date.parse(end) <= (startTime === '' ? Date.now() : Date.parse(startTime)) ? text.endFirst : undefined,
    },
    maxLevel: {
      half: true,
      description: text.maxLevelHelp,
      check: (level) =>
        pass?.status === 'Active' && (level ?? 0) < pass.maxLevel ? text.onlyGrows(pass.maxLevel) : undefined,
    },
    levels: {
      kind: 'text',
      label: text.levels,
      half: true,
      required: true,
      placeholder: '100',
      description: text.levelsHelp,
      check: (words, { maxLevel }) => levelsProblem(words, maxLevel),
    },
    dailyExpLimit: { half: true, description: text.dailyHelp },
    weeklyExpLimit: { half: true, description: text.weeklyHelp },
    dayStartHour: { half: true, description: text.hourHelp },
  });
  const submit = async ({ levels, ...values }: Values): Promise<string> => {
    const levelExp = readLevels(levels) ?? [];
    const { displayName, description } = values;
    if (pass !== undefined) {
      const { slugName: _slug, ...change } = values;
      const input = inputOf<Omit<BattlePassesUpdateInput, 'id'>>(battlePassesUpdateForm, { ...change, levelExp });
      // why again: words that are taken away are sent as empty ones
      await battlePasses.update({ ...input, description, id: pass.slugName });
      return text.saved(displayName);
    }
    const input = inputOf<BattlePassesCreateInput>(battlePassesCreateForm, { ...values, levelExp });
    await battlePasses.create(input);
    const lacking = await copySlots(appId, like, values.slugName);
    return lacking === 0 ? text.created(displayName) : text.createdPartly(displayName, lacking);
  };
  return (
    <FormDialog
      title={
        pass !== undefined
          ? text.editTitle(pass.displayName)
          : like === undefined
            ? text.create
            : text.copyTitle(like.displayName)
      }
      size="lg"
      fields={fields}
      initial={{
        displayName: shown?.displayName ?? '',
        slugName: '',
        description: shown?.description ?? '',
        startTime: pass?.startTime ?? '',
        endTime: pass?.endTime ?? '',
        maxLevel: shown?.maxLevel ?? 30,
        levels: writeLevels(shown?.levelExp ?? [100]),
        dailyExpLimit: shown?.dailyExpLimit ?? 0,
        weeklyExpLimit: shown?.weeklyExpLimit ?? 0,
        dayStartHour: shown?.dayStartHour ?? 0,
      }}
      submitLabel={pass === undefined ? text.submitCreate : text.save}
      onSubmit={submit}
      done={(words) => words}
      errorFields={{ [TAKEN]: 'slugName', [BAD_SLUG]: 'slugName' }}
      refresh={passKeys(appId)}
      onClose={() => onClose()}
    >
      {pass === undefined && like === undefined ? null : (
        <Text size="sm" c="dimmed">
          {pass === undefined ? text.copyWords(like?.slots.length ?? 0) : text.editAffects(players)}
        </Text>
      )}
    </FormDialog>
  );
}

/** How many tracks did not come along: the new pass is there, and says so. */
async function copySlots(appId: string, like: BattlePass | undefined, battlePassSlugName: string): Promise<number> {
  const { battlePassSlots } = passportOf(appId);
  let lacking = 0;
  for (const { slugName, displayName, unlockedByDefault, unlockProductSlug, order, rewards } of like?.slots ?? []) {
    const slot = { battlePassSlugName, slugName, displayName, unlockedByDefault, unlockProductSlug, order, rewards };
    lacking += await battlePassSlots.create(slot).then(
      () => 0,
      () => 1,
    );
  }
  return lacking;
}
