// The page of one quest: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import QuestDetail from './quest-detail.tsx';

export default function QuestPage() {
  const { appId, questSlug } = useScreenParams('/services/{appId}/passport/quests/{questSlug}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/quests', { appId }));
  return <QuestDetail id={questSlug} place="page" onClose={toList} />;
}
