// The page of one mail template: the same as its drawer, in full width.
import { useNavigate } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import TemplateDetail from './template-detail.tsx';

export default function TemplatePage() {
  const { appId, slugName } = useScreenParams('/services/{appId}/passport/inbox/template/{slugName}');
  const navigate = useNavigate();
  const toList = () => void navigate(screen('/services/{appId}/passport/inbox/template', { appId }));
  return <TemplateDetail id={slugName} place="page" onClose={toList} />;
}
