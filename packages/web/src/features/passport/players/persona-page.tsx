// The page of one persona: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import PersonaDetail from './persona-detail.tsx';

export default function PersonaPage() {
  const { appId, personaID } = useScreenParams('/services/{appId}/passport/account/persona/{personaID}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/account/persona', { appId }));
  return <PersonaDetail id={personaID} place="page" onClose={toList} />;
}
