// Help that floats over every screen but the contact page, which is that help. Source: platform-core 2.1.

import { ActionIcon, Menu } from '@mantine/core';
import { Icon } from '../../kit/show/icon.tsx';
import { chatIcon } from '../../kit/show/icons.ts';
import { useCurrentScreen } from '../current.ts';
import { HelpItems } from '../help/help-items.tsx';
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
          <Icon of={chatIcon} size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <HelpItems />
      </Menu.Dropdown>
    </Menu>
  );
}
