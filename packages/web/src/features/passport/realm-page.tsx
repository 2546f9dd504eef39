// The page of one realm: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../kit/address/link.ts';
import RealmDetail from './realm-detail.tsx';

export default function RealmPage() {
  const { appId, realmID } = useScreenParams('/services/{appId}/passport/auth/realm/{realmID}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/auth/realm', { appId }));
  return <RealmDetail id={realmID} place="page" onClose={toList} />;
}
