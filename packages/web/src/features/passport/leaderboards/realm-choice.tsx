// Which realm is looked at, where each has a ranking of its own.
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard } from '@uos/sdk/browser';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { realmNamesQuery } from '../queries.ts';
import { text } from './text.zh.ts';

const spec = { realm: words() };

/** The realm of the address, the first one where it names none; nothing where realms are ranked together. */
export function useRealmChoice(appId: string, { crossRealm }: Pick<Leaderboard, 'crossRealm'>) {
  const [{ realm: asked }, change] = useSearchState(spec);
  const realms = useQuery({ ...realmNamesQuery(appId), enabled: !crossRealm }).data;
  const realm = crossRealm ? undefined : asked !== '' ? asked : [...(realms?.keys() ?? [])][0];
  return { realm, realms, onChange: (next: string) => change({ realm: next }) };
}

interface RealmChoiceProps {
  readonly realm: string | undefined;
  readonly realms: ReadonlyMap<string, string> | undefined;
  readonly onChange: (realm: string) => void;
}

export function RealmChoice({ realm, realms, onChange }: RealmChoiceProps) {
  return (
    <NativeSelect
      mb="sm"
      maw={260}
      label={text.realm}
      value={realm ?? ''}
      data={[...(realms ?? [])].map(([value, label]) => ({ value, label }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
