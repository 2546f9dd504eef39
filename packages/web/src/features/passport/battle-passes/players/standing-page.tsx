// The page of how far one persona is in one battle pass: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../../kit/address/link.ts';
import StandingDetail from './standing-detail.tsx';

export default function StandingPage() {
  const { appId, personaId, slugName } = useScreenParams(
    '/services/{appId}/passport/battle-pass/persona/{personaId}/{slugName}',
  );
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/battle-pass/persona', { appId }));
  return <StandingDetail id={`${personaId}/${slugName}`} place="page" onClose={toList} />;
}
