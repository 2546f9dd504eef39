// The page of one realm: the same as its drawer, in full width.
import { useNavigate, useParams } from '@tanstack/react-router';
import { screen } from '../../kit/link.ts';
import RealmDetail from './realm-detail.tsx';

export default function RealmPage() {
  const { appId = '', realmID = '' } = useParams({ strict: false }) as { appId?: string; realmID?: string };
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/auth/realm', { appId }));
  return <RealmDetail id={realmID} place="page" onClose={toList} />;
}
