// The first page of an app.
import { useApp } from '../../shell/apps.ts';
import { AppHome } from './home/app-home.tsx';

export default function AppOverview() {
  return <AppHome app={useApp()} />;
}
