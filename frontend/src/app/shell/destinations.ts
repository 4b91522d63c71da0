import { paths } from '@lib/paths';
import type { SessionUser } from '@modules/identity/identity.contract';

export interface Destination {
  readonly to: string;
  readonly label: string;
}

/** The navigation of the header, with Analytics and Admin for those who have the capability. */
export function destinationsFor(member: SessionUser | undefined): readonly Destination[] {
  return [
    { to: paths.home, label: 'Home' },
    { to: paths.wall, label: 'Community' },
    { to: paths.messages, label: 'Messages' },
    { to: paths.events, label: 'Events' },
    { to: paths.buildTracker, label: 'Build Tracker' },
    { to: paths.inventory, label: 'Inventory' },
    ...(member?.capabilities.includes('analytics') ? [{ to: paths.analytics, label: 'Analytics' }] : []),
    ...(member?.capabilities.includes('administer') ? [{ to: paths.adminAdvanced, label: 'Admin' }] : []),
    { to: paths.support, label: 'Support' },
    { to: paths.account, label: 'Account' },
    { to: paths.about, label: 'About' },
  ];
}
