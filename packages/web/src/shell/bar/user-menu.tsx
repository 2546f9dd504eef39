// Who is signed in, and the way out.
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../kit/icon.tsx';
import { screen } from '../../kit/link.ts';
import { text } from '../text.zh.ts';

export default function UserMenu({ name, detail }: { name: string; detail: string }) {
  return (
    <Menu width={240}>
      <Menu.Target>
        <UnstyledButton aria-label={text.user(name)}>
          <Avatar size={34} radius="xl" color="brand" variant="light">
            {[...name][0]?.toUpperCase()}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {name}
          </Text>
          <Text size="xs" truncate>
            {detail}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item
          leftSection={<Icon name="apps" size={16} />}
          renderRoot={(props) => <Link {...props} {...screen('/apps')} />}
        >
          {text.myApps}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="logout" size={16} />}
          renderRoot={(props) => <Link {...props} {...screen('/logout')} preload={false} />}
        >
          {text.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
