// The page of one user: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import UserDetail from './user-detail.tsx';

export default function UserPage() {
  const { appId, userID } = useScreenParams('/services/{appId}/passport/account/user/{userID}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/account/user', { appId }));
  return <UserDetail id={userID} place="page" onClose={toList} />;
}
