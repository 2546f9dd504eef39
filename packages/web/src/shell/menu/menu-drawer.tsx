// The menu where there is no room beside the screen.
import { Drawer } from '@mantine/core';
import type { Scope } from '../scope.ts';
import { text } from '../text.zh.ts';
import { Navigation } from './navigation.tsx';

export default function MenuDrawer({ scope, onClose }: { scope: Scope; onClose: () => void }) {
  return (
    <Drawer opened onClose={onClose} title={text.menu} size={300} closeButtonProps={{ 'aria-label': text.closeMenu }}>
      <Navigation scope={scope} />
    </Drawer>
  );
}
