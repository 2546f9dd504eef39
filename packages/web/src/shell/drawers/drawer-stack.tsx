// The drawers of the address, one over the other: `?d=user:1&d=persona:2`. Esc and Back take the topmost away; its page,
// where it has one, is the same component in full width.

import { Anchor, Breadcrumbs, Button, Code, Drawer, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { entityViews } from '../../features/index.ts';
import {
  type EntityKind,
  type EntityRef,
  type EntityViewProps,
  entities,
  useDrawers,
} from '../../kit/address/entity.ts';
import { useAppId } from '../../kit/address/link.ts';
import { part } from '../../kit/lazy/part.tsx';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { clockIcon, externalIcon } from '../../kit/show/icons.ts';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { text } from '../text.zh.ts';
import classes from './drawer-stack.module.css';

/** Deeper drawers are a little narrower, so that the one below shows its edge. */
const WIDTH = 720;
const STEP = 40;

export default function DrawerStack() {
  const { drawers, close } = useDrawers();
  return drawers.map((entity, depth) => (
    <Drawer
      key={`${entity.kind} ${entity.id}`}
      opened
      onClose={() => close(depth)}
      position="right"
      size={WIDTH - depth * STEP}
      // why only the topmost: a key closes one drawer, not all of them
      closeOnEscape={depth === drawers.length - 1}
      withOverlay={depth === 0}
      zIndex={200 + depth}
      title={<Head drawers={drawers} depth={depth} onGo={close} />}
      classNames={{ title: classes.title, header: classes.header, content: classes.content }}
      closeButtonProps={{ 'aria-label': text.closeDrawer(entities[entity.kind].title) }}
    >
      <Suspense fallback={<PageSkeleton />}>
        <View entity={entity} onClose={() => close(depth)} />
      </Suspense>
    </Drawer>
  ));
}

interface HeadProps {
  readonly drawers: readonly EntityRef[];
  readonly depth: number;
  readonly onGo: (depth: number) => void;
}

function Head({ drawers, depth, onGo }: HeadProps) {
  const appId = useAppId() ?? '';
  const entity = drawers[depth];
  if (entity === undefined) {
    return null;
  }
  const { title, page } = entities[entity.kind];
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Breadcrumbs separatorMargin={6} className={classes.crumbs}>
        {drawers.slice(0, depth).map(({ kind, id }, index) => (
          <Anchor key={`${kind} ${id}`} component="button" type="button" size="sm" onClick={() => onGo(index + 1)}>
            {entities[kind].title}
          </Anchor>
        ))}
        <Text component="span" fw={600}>
          {title}
        </Text>
      </Breadcrumbs>
      {page === undefined ? null : (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Icon of={externalIcon} size={14} />}
          renderRoot={(props) => <Link {...props} {...page(appId, entity.id)} preload={false} />}
        >
          {text.openAsPage}
        </Button>
      )}
    </Group>
  );
}

const loaded = new Map<EntityKind, (props: EntityViewProps) => ReactNode>();

function View({ entity: { kind, id }, onClose }: { entity: EntityRef; onClose: () => void }) {
  const load = entityViews[kind];
  if (load === undefined) {
    return <NotBuilt kind={kind} id={id} />;
  }
  const Component = loaded.get(kind) ?? part(load);
  loaded.set(kind, Component);
  return <Component id={id} place="drawer" onClose={onClose} />;
}

function NotBuilt({ kind, id }: { kind: EntityKind; id: string }) {
  return (
    <Stack gap="md">
      <EmptyState icon={clockIcon} title={text.drawerNotBuilt(entities[kind].title)}>
        {text.drawerNotBuiltHint}
      </EmptyState>
      <Code className={classes.id}>{id}</Code>
    </Stack>
  );
}
