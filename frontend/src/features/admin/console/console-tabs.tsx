import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { Capability } from '@modules/identity/capabilities.schemas';
import { LinkTabs } from '@ui/layout/link-tabs';
import { useLocation } from 'react-router-dom';

/** The pages of the console that the member may open. */
export function ConsoleTabs() {
  const member = useMember();
  const { pathname } = useLocation();
  const here = pathname.toLowerCase().replace(/\/$/, '');
  const tabs = sections
    .filter(({ who }) => member?.capabilities.includes(who))
    .map(({ to, label }) => ({
      to,
      label,
      isCurrent: here === to || (to !== paths.admin && here.startsWith(`${to}/`)),
    }));
  return <LinkTabs label="Admin Console" tabs={tabs} />;
}

const sections: readonly { readonly to: string; readonly label: string; readonly who: Capability }[] = [
  { to: paths.admin, label: 'Overview', who: 'staff' },
  { to: paths.adminCases, label: 'Cases', who: 'moderate' },
  { to: paths.adminAppeals, label: 'Appeals', who: 'review' },
  { to: paths.adminMembers, label: 'Members', who: 'staff' },
  { to: paths.adminOrganizers, label: 'Organizers', who: 'review' },
  { to: paths.adminSupport, label: 'Support', who: 'support' },
  { to: paths.adminAds, label: 'Ads', who: 'administer' },
  { to: paths.adminPayments, label: 'Payments', who: 'administer' },
  { to: paths.adminMatchRules, label: 'Matching', who: 'administer' },
  { to: paths.adminVocabulary, label: 'Vocabulary', who: 'administer' },
  { to: paths.adminAdvanced, label: 'Advanced', who: 'administer' },
];
