// The page of one battle pass: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import PassDetail from './pass-detail.tsx';

export default function PassPage() {
  const { appId, slugName } = useScreenParams('/services/{appId}/passport/battle-pass/{slugName}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/battle-pass', { appId }));
  return <PassDetail id={slugName} place="page" onClose={toList} />;
}
