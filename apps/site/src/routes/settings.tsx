import { SettingsScreen } from '../features/settings/settings-screen.tsx'

/** `/settings`: how odds and times are written, and how much moves. */
export default function SettingsRoute() {
  return <SettingsScreen />
}
