// Help from anywhere, in the bar.

import { ActionIcon, Menu } from '@mantine/core';
import { Icon } from '../../kit/show/icon.tsx';
import { helpIcon } from '../../kit/show/icons.ts';
import { HelpItems } from '../help/help-items.tsx';
import { text } from '../text.zh.ts';

export default function HelpMenu() {
  return (
    <Menu width={200} position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={text.help} title={text.help}>
          <Icon of={helpIcon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <HelpItems />
      </Menu.Dropdown>
    </Menu>
  );
}
