// The page of one leaderboard: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import BoardDetail from './board-detail.tsx';

export default function BoardPage() {
  const { appId, slugName } = useScreenParams('/services/{appId}/passport/leaderboards/{slugName}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/leaderboards', { appId }));
  return <BoardDetail id={slugName} place="page" onClose={toList} />;
}
