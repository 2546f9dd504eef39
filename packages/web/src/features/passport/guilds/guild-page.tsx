// The page of one guild: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import GuildDetail from './guild-detail.tsx';

export default function GuildPage() {
  const { appId, guildId } = useScreenParams('/services/{appId}/passport/guilds/management/{guildId}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/guilds/management', { appId }));
  return <GuildDetail id={guildId} place="page" onClose={toList} />;
}
