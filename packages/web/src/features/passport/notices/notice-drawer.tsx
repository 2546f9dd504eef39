// One notice beside the list or the timeline.
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import NoticeDetail from './notice-detail.tsx';
import { text } from './text.zh.ts';

export default function NoticeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <SideDrawer title={text.notice} closeLabel={text.close} onClose={onClose}>
      <NoticeDetail id={id} place="drawer" onClose={onClose} />
    </SideDrawer>
  );
}
