// The menu of a scope. The group that holds the current screen is open; screens that are not open yet are marked.
import { NavLink, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { routerPath } from '../../kit/link.ts';
import { routes } from '../../routes.ts';
import { useCurrentScreen } from '../current.ts';
import type { Scope } from '../scope.ts';
import { text } from '../text.zh.ts';
import { type NavNode, navTree } from './nav-tree.ts';
import classes from './navigation.module.css';

export function Navigation({ scope }: { scope: Scope }) {
  return (
    <nav aria-label={text.menu}>
      {navTree(routes, scope).map(({ title, nodes }) => (
        <section key={title} className={classes.section}>
          <Text component="h2" className={classes.heading}>
            {title}
          </Text>
          {nodes.map((node) => (
            <Node key={node.title} node={node} />
          ))}
        </section>
      ))}
    </nav>
  );
}

function Node({ node }: { node: NavNode }) {
  return node.screen === undefined ? <Folder node={node} /> : <Entry title={node.title} screen={node.screen} />;
}

function Folder({ node }: { node: NavNode }) {
  const current = useCurrentScreen()?.path;
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
        <Node key={inner.title} node={inner} />
      ))}
    </NavLink>
  );
}

function Entry({ title, screen }: { title: string; screen: NonNullable<NavNode['screen']> }) {
  const { appId } = useParams({ strict: false }) as { appId?: string };
  const here = useCurrentScreen()?.path === screen.path;
  const below = useCurrentScreen()?.path.startsWith(`${screen.path}/{`) === true;
  return (
    <NavLink
      className={classes.entry}
      label={title}
      active={here || below}
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
  return (
    node.screen?.path === path ||
    (node.screen !== undefined && path.startsWith(`${node.screen.path}/{`)) ||
    node.nodes.some((inner) => holds(inner, path))
  );
}
