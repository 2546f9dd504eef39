// The page of one gift pack: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import ClassDetail from './class-detail.tsx';

export default function ClassPage() {
  const { appId, tokenClassId } = useScreenParams('/services/{appId}/passport/gift/management/{tokenClassId}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/gift/management', { appId }));
  return <ClassDetail id={tokenClassId} place="page" onClose={toList} />;
}
