// Goes to another app and stays on the same screen of it, as far as the other app can have one.
import { Divider, NavLink, Popover, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { routerPath, screen } from '../../kit/link.ts';
import { type Route, routes } from '../../routes.ts';
import { appsQuery } from '../apps.ts';
import { sameScreen } from '../same-screen.ts';
import { text } from '../text.zh.ts';
import classes from './app-switcher.module.css';

export default function AppSwitcher({ current }: { current: Route }) {
  const { appId } = useParams({ strict: false }) as { appId?: string };
  const [opened, { toggle, close }] = useDisclosure(false);
  const { data: apps = [] } = useQuery(appsQuery());
  const name = apps.find((app) => app.AppId === appId)?.ProjectName ?? text.chooseApp;
  return (
    <Popover opened={opened} onChange={close} width={300} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.target} aria-label={`${text.switchApp} ${name}`} onClick={toggle}>
          <Icon name="apps" size={16} />
          <span className={classes.name}>{name}</span>
          <Icon name="chevron-down" size={14} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={text.switchApp}>
        <Choices appId={appId} to={routerPath(sameScreen(current.path, routes))} onChoose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface ChoicesProps {
  readonly appId: string | undefined;
  /** The screen to show of the app that is chosen. */
  readonly to: string;
  readonly onChoose: () => void;
}

function Choices({ appId, to, onChoose }: ChoicesProps) {
  const [typed, setTyped] = useState('');
  const { data: apps = [] } = useQuery(appsQuery());
  const wanted = typed.trim().toLowerCase();
  const found = apps.filter(({ ProjectName, AppId }) => `${ProjectName} ${AppId}`.toLowerCase().includes(wanted));
  return (
    <>
      <TextInput
        size="xs"
        mb={6}
        data-autofocus
        leftSection={<Icon name="search" size={14} />}
        placeholder={text.searchApps}
        aria-label={text.searchApps}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.list}>
        {found.map((app) => (
          <NavLink
            key={app.AppId}
            className={classes.choice}
            label={app.ProjectName}
            description={app.OrganizationName}
            active={app.AppId === appId}
            onClick={onChoose}
            renderRoot={(props) => <Link {...props} to={to} params={{ appId: app.AppId }} />}
          />
        ))}
        {found.length === 0 ? (
          <Text size="sm" c="dimmed" ta="center" py="sm">
            {text.noApps}
          </Text>
        ) : null}
      </div>
      <Divider my={6} />
      <NavLink
        className={classes.choice}
        label={text.allApps}
        leftSection={<Icon name="apps" size={16} />}
        onClick={onChoose}
        renderRoot={(props) => <Link {...props} {...screen('/apps')} />}
      />
      <NavLink
        className={classes.choice}
        label={text.newApp}
        leftSection={<Icon name="plus" size={16} />}
        onClick={onChoose}
        renderRoot={(props) => <Link {...props} {...screen('/apps/create')} />}
      />
    </>
  );
}
