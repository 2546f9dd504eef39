// A persona in the middle, its friends around it, and lines between those that know each other. What was not read is
// not drawn, and said so.
import { Button, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Friend } from '@uos/sdk/browser';
import { useState } from 'react';
import { drawerSearch } from '../../../kit/address/entity.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { userIcon } from '../../../kit/show/icons.ts';
import classes from './friend-graph.module.css';
import { amongQuery, drawnQuery, READ_OF_EACH } from './queries.ts';
import { text } from './text.zh.ts';
import { oneSided, type Place, placesAround, tiesAmong } from './ties.ts';

const WIDE = { x: 720, y: 440 } as const;
const NARROW = { x: 360, y: 420 } as const;
/** Room for names beyond the places. */
const EDGE = { x: 56, y: 36 } as const;
/** Characters of a name that have room. */
const NAME_MAX = 8;

interface FriendGraphProps {
  readonly appId: string;
  readonly id: string;
  readonly name: string;
}

export default function FriendGraph({ appId, id, name }: FriendGraphProps) {
  const drawn = useQuery(drawnQuery(appId, id));
  const [isAsked, setAsked] = useState(false);
  const friends = drawn.data?.friends ?? [];
  const among = useQuery({ ...amongQuery(appId, id, friends), enabled: isAsked && friends.length > 0 });
  if (drawn.data === undefined) {
    return drawn.isError ? (
      <ErrorPanel error={drawn.error} onRetry={() => void drawn.refetch()} />
    ) : (
      <Waiting height={WIDE.y} />
    );
  }
  if (friends.length === 0) {
    return (
      <EmptyState icon={userIcon} title={text.noFriends}>
        {text.noFriendsHint}
      </EmptyState>
    );
  }
  return (
    <section aria-label={text.graph}>
      <Group gap="md" mb="xs">
        <Text size="sm" c="dimmed">
          {text.drawn(friends.length, drawn.data.total)} {among.data === undefined ? text.notRead : null}
        </Text>
        {among.data === undefined ? (
          <Button
            variant="default"
            size="compact-md"
            title={text.amongCost(friends.length)}
            loading={among.isFetching}
            onClick={() => setAsked(true)}
          >
            {text.readAmong}
          </Button>
        ) : null}
      </Group>
      <Drawing id={id} name={name} friends={friends} among={among.data} />
      {among.isError ? <ErrorPanel error={among.error} onRetry={() => void among.refetch()} /> : null}
      {among.data === undefined ? null : (
        <Text size="sm" c="dimmed" role="status">
          {text.among(tiesAmong(friends, among.data).length, oneSided(id, friends, among.data).size, READ_OF_EACH)}
          {among.data.size < friends.length ? ` ${text.unread(friends.length - among.data.size)}` : ''}
        </Text>
      )}
    </section>
  );
}

interface DrawingProps extends Pick<FriendGraphProps, 'id' | 'name'> {
  readonly friends: readonly Friend[];
  readonly among: ReadonlyMap<string, ReadonlySet<string>> | undefined;
}

function Drawing({ id, name, friends, among = new Map() }: DrawingProps) {
  const isNarrow = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false }) === true;
  const size = isNarrow ? NARROW : WIDE;
  const middle = { x: size.x / 2, y: size.y / 2 };
  const places = placesAround(friends.length, middle, { x: middle.x - EDGE.x, y: middle.y - EDGE.y });
  const placeOf = new Map(friends.map(({ targetPersonaID }, index) => [targetPersonaID, places[index] ?? middle]));
  const lonely = oneSided(id, friends, among);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset
    <svg
      className={classes.graph}
      viewBox={`0 0 ${size.x} ${size.y}`}
      role="group"
      aria-label={text.graphLabel(name, friends.length)}
    >
      {tiesAmong(friends, among).map(({ from, to }) => (
        <Line key={`${from} ${to}`} from={placeOf.get(from)} to={placeOf.get(to)} isFar />
      ))}
      {friends.map(({ targetPersonaID: friend }) => (
        <Line key={friend} from={middle} to={placeOf.get(friend)} isOneSided={lonely.has(friend)} />
      ))}
      <circle className={classes.self} cx={middle.x} cy={middle.y} r="9" />
      <text className={classes.name} x={middle.x} y={middle.y + 26}>
        {cut(name)}
      </text>
      {friends.map(({ targetPersonaID: friend, displayName, status }) => {
        const { x, y } = placeOf.get(friend) ?? middle;
        return (
          <Link
            key={friend}
            to="."
            search={drawerSearch({ kind: 'persona', id: friend }) as never}
            resetScroll={false}
            className={classes.friend}
            aria-label={displayName || friend}
          >
            <circle className={classes.node} data-status={status} cx={x} cy={y} r="6" />
            <text className={classes.name} x={x} y={y + (y < middle.y ? -12 : 20)}>
              {cut(displayName || friend)}
            </text>
          </Link>
        );
      })}
    </svg>
  );
}

interface LineProps {
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  readonly isFar?: boolean;
  readonly isOneSided?: boolean;
}

function Line({ from, to, isFar = false, isOneSided = false }: LineProps) {
  return from === undefined || to === undefined ? null : (
    <line
      className={classes.line}
      data-far={isFar || undefined}
      data-one-sided={isOneSided || undefined}
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
    />
  );
}

function cut(name: string): string {
  const letters = [...name];
  return letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX).join('')}…` : name;
}
