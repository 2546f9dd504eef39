// One test server beside the list.
import { Stack } from '@mantine/core';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { text } from '../text.zh.ts';
import { Tried } from './test-server-card.tsx';

interface TestServerDrawerProps {
  readonly appId: string;
  readonly id: string;
  readonly onClose: () => void;
}

export default function TestServerDrawer({ appId, id, onClose }: TestServerDrawerProps) {
  return (
    <SideDrawer title={text.testServer} closeLabel={text.close} width={640} canFill onClose={onClose}>
      <Stack gap="md">
        <Tried appId={appId} id={id} />
      </Stack>
    </SideDrawer>
  );
}
