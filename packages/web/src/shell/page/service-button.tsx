// Help that floats over every screen but the contact page, which is that help. Source: platform-core 2.1.
import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../kit/icon.tsx';
import { screen } from '../../kit/link.ts';
import { useCurrentScreen } from '../current.ts';
import { text } from '../text.zh.ts';
import classes from './service-button.module.css';

const HIDDEN_ON = new Set(['/contact-us']);

export default function ServiceButton() {
  const current = useCurrentScreen();
  if (current !== undefined && (HIDDEN_ON.has(current.path) || current.kind === 'print')) {
    return null;
  }
  return (
    <Menu position="top-end" width={200}>
      <Menu.Target>
        <ActionIcon className={classes.button} size={44} radius="xl" aria-label={text.service}>
          <Icon name="chat" size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon name="chat" size={16} />}
          renderRoot={(props) => <Link {...props} {...screen('/consultant')} preload={false} />}
        >
          {text.consultant}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="edit" size={16} />}
          renderRoot={(props) => <Link {...props} {...screen('/contact-us')} preload={false} />}
        >
          {text.contactUs}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="book" size={16} />}
          renderRoot={(props) => <Link {...props} {...screen('/doc')} preload={false} />}
        >
          {text.docs}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
