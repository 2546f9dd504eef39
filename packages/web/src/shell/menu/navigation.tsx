// The menu of a scope. The group that holds the current screen is open; screens that are not open yet are marked.
import { NavLink, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { routerPath, useAppId } from '../../kit/address/link.ts';
import { routes } from '../../routes.ts';
import { useCurrentScreen } from '../current.ts';
import type { Scope } from '../scope.ts';
import { text } from '../text.zh.ts';
import { entryFor, type NavNode, navTree } from './nav-tree.ts';
import classes from './navigation.module.css';

export function Navigation({ scope }: { scope: Scope }) {
  const tree = navTree(routes, scope);
  const path = useCurrentScreen()?.path;
  const current = path === undefined ? undefined : entryFor(tree, path);
  return (
    <nav aria-label={text.menu}>
      {tree.map(({ title, nodes }) => (
        <section key={title} className={classes.section}>
          <Text component="h2" className={classes.heading}>
            {title}
          </Text>
          {nodes.map((node) => (
            <Node key={node.title} node={node} current={current} />
          ))}
        </section>
      ))}
    </nav>
  );
}

interface NodeProps {
  readonly node: NavNode;
  /** The entry of the current screen. */
  readonly current: string | undefined;
}

function Node({ node, current }: NodeProps) {
  return node.screen === undefined ? (
    <Folder node={node} current={current} />
  ) : (
    <Entry title={node.title} screen={node.screen} active={node.screen.path === current} />
  );
}

function Folder({ node, current }: NodeProps) {
  const opened = current !== undefined && holds(node, current);
  return (
    <NavLink
      // why the key: the folder opens again when the current screen moves into it
      key={String(opened)}
      className={classes.entry}
      label={node.title}
      defaultOpened={opened}
      childrenOffset={14}
      component="button"
      type="button"
    >
      {node.nodes.map((inner) => (
        <Node key={inner.title} node={inner} current={current} />
      ))}
    </NavLink>
  );
}

interface EntryProps {
  readonly title: string;
  readonly screen: NonNullable<NavNode['screen']>;
  readonly active: boolean;
}

function Entry({ title, screen, active }: EntryProps) {
  const appId = useAppId();
  const here = useCurrentScreen()?.path === screen.path;
  return (
    <NavLink
      className={classes.entry}
      label={title}
      active={active}
      data-closed={!screen.built || undefined}
      aria-current={here ? 'page' : undefined}
      rightSection={screen.built ? null : <span className={classes.mark}>{text.notOpenMark}</span>}
      renderRoot={(props) => (
        <Link
          {...props}
          to={routerPath(screen.path)}
          {...(appId === undefined ? {} : { params: { appId } })}
          activeOptions={{ exact: true, includeSearch: false }}
          preload={false}
        />
      )}
    />
  );
}

function holds(node: NavNode, path: string): boolean {
  return node.screen?.path === path || node.nodes.some((inner) => holds(inner, path));
}
