// The page of one notice: the same as beside its list, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import NoticeDetail from './notice-detail.tsx';

export default function NoticePage() {
  const { appId, billboardID } = useScreenParams('/services/{appId}/passport/billboards/{billboardID}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/billboards', { appId }));
  return <NoticeDetail id={billboardID} place="page" onClose={toList} />;
}
