// The menu over the page, where there is no room beside it.
import { Drawer } from '@mantine/core';
import { text } from '../text.zh.ts';
import { FrameColumn } from './frame-menu.tsx';
import classes from './menu-drawer.module.css';
import type { Where } from './where.ts';

export default function MenuDrawer({ where, onClose }: { where: Where; onClose: () => void }) {
  return (
    <Drawer
      opened
      onClose={onClose}
      title={text.menu}
      size={260}
      classNames={{
        inner: classes.inner ?? '',
        overlay: classes.inner ?? '',
        content: classes.content ?? '',
        header: classes.header ?? '',
        body: classes.body ?? '',
      }}
      closeButtonProps={{ 'aria-label': text.closeMenu }}
      transitionProps={{ duration: 140 }}
    >
      <nav aria-label={text.menu} className={classes.menu}>
        <FrameColumn where={where} />
      </nav>
    </Drawer>
  );
}
