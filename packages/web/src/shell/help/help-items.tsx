// The items of the help menu. The assistant opens beside the screen that the question is about.

import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Icon } from '../../kit/show/icon.tsx';
import { keyboardIcon, sidebarIcon } from '../../kit/show/icons.ts';
import { useRoutes } from '../current.ts';
import { togglePanel } from '../panels.ts';
import { text } from '../text.zh.ts';
import { helpGroups } from './help-groups.ts';

export function HelpItems() {
  return (
    <>
      {helpGroups(useRoutes()).map(({ title, links }) => (
        <Fragment key={title}>
          <Menu.Label>{title}</Menu.Label>
          {links.map((one) => (
            <Menu.Item
              key={one.title}
              // why no preload: the documentation is a redirect, and most who open the menu want one of all these
              renderRoot={(props) => <Link {...props} {...one.link} preload={false} />}
            >
              {one.title}
            </Menu.Item>
          ))}
        </Fragment>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<Icon of={sidebarIcon} size={16} />} onClick={() => togglePanel('assistant')}>
        {text.askHere}
      </Menu.Item>
      <Menu.Item leftSection={<Icon of={keyboardIcon} size={16} />} onClick={() => togglePanel('shortcuts')}>
        {text.shortcuts}
      </Menu.Item>
    </>
  );
}
