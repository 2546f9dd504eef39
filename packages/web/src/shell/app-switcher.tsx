// Goes to another app and stays on the same screen of it, as far as the other app can have one.
import { Menu, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { routerPath, screen } from '../kit/link.ts';
import { type Route, routes } from '../routes.ts';
import { appsQuery } from './apps.ts';
import classes from './header.module.css';
import { sameScreen } from './same-screen.ts';
import { text } from './text.zh.ts';

export default function AppSwitcher({ current }: { current: Route }) {
  const { appId } = useParams({ strict: false }) as { appId?: string };
  const [typed, setTyped] = useState('');
  const { data: apps = [] } = useQuery(appsQuery());
  const name = apps.find((app) => app.AppId === appId)?.ProjectName;
  const found = apps.filter(({ ProjectName, AppId }) =>
    `${ProjectName} ${AppId}`.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const target = routerPath(sameScreen(current.path, routes));
  return (
    <Menu width={300} position="bottom-start" onClose={() => setTyped('')}>
      <Menu.Target>
        <UnstyledButton className={classes.switcher} aria-label={`${text.switchApp} ${name ?? ''}`}>
          <Icon name="apps" size={16} />
          <span className={classes.current}>{name ?? text.chooseApp}</span>
          <Icon name="chevron-down" size={14} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <TextInput
          size="xs"
          m={4}
          data-autofocus
          leftSection={<Icon name="search" size={14} />}
          placeholder={text.searchApps}
          aria-label={text.searchApps}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => (event.key.startsWith('Arrow') ? undefined : event.stopPropagation())}
        />
        <div className={classes.apps}>
          {found.map((app) => (
            <Menu.Item
              key={app.AppId}
              renderRoot={(props) => <Link {...props} to={target} params={{ appId: app.AppId }} />}
              {...(app.AppId === appId
                ? { 'aria-current': 'true', rightSection: <Icon name="check" size={14} /> }
                : {})}
            >
              {app.ProjectName}
              <Text size="xs" c="dimmed" truncate>
                {app.OrganizationName}
              </Text>
            </Menu.Item>
          ))}
          {found.length === 0 ? (
            <Text size="sm" c="dimmed" ta="center" py="sm">
              {text.noApps}
            </Text>
          ) : null}
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<Icon name="apps" size={16} />}
          renderRoot={(props) => <Link {...props} {...screen('/apps')} />}
        >
          {text.allApps}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="plus" size={16} />}
          renderRoot={(props) => <Link {...props} {...screen('/apps/create')} />}
        >
          {text.newApp}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
