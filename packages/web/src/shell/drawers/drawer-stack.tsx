// The drawers of the address: `?d=user:1&d=persona:2`. The topmost is shown, with the way back to those below it; Esc and
// Back take it away. Its page, where it has one, is the same component in full width.

import { Anchor, Breadcrumbs, Code, Stack, Text } from '@mantine/core';
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
import { DockedPanel } from '../../kit/detail/docked-panel.tsx';
import { part } from '../../kit/lazy/part.tsx';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { clockIcon } from '../../kit/show/icons.ts';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { text } from '../text.zh.ts';
import classes from './drawer-stack.module.css';

export default function DrawerStack() {
  const { drawers, close } = useDrawers();
  const appId = useAppId() ?? '';
  const depth = drawers.length - 1;
  const entity = drawers[depth];
  if (entity === undefined) {
    return null;
  }
  const { title, page } = entities[entity.kind];
  const onClose = (): void => close(depth);
  return (
    <DockedPanel
      label={title}
      head={<Head drawers={drawers} onGo={close} />}
      page={page?.(appId, entity.id)}
      closeLabel={text.closeDrawer(title)}
      onClose={onClose}
    >
      <Suspense fallback={<PageSkeleton />}>
        <View key={`${entity.kind} ${entity.id}`} entity={entity} onClose={onClose} />
      </Suspense>
    </DockedPanel>
  );
}

interface HeadProps {
  readonly drawers: readonly EntityRef[];
  readonly onGo: (depth: number) => void;
}

function Head({ drawers, onGo }: HeadProps) {
  return (
    <Breadcrumbs separatorMargin={6} className={classes.crumbs}>
      {drawers.map(({ kind, id }, index) =>
        index === drawers.length - 1 ? (
          <Text key={`${kind} ${id}`} component="span" fw={600}>
            {entities[kind].title}
          </Text>
        ) : (
          <Anchor key={`${kind} ${id}`} component="button" type="button" size="sm" onClick={() => onGo(index + 1)}>
            {entities[kind].title}
          </Anchor>
        ),
      )}
    </Breadcrumbs>
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
