import { useMember } from '@lib/session/session';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ConsoleFrame } from '../console/console-frame';
import { GuardianLinks } from './guardian-links';
import { LifetimeProposals } from './lifetime-proposals';
import { MemberSearch } from './member-search';

/** /admin/members: find a member; for admins, the guardians and lifetime tiers that wait. */
export default function AdminMembersPage() {
  const isAdmin = useMember()?.capabilities.includes('administer');
  return (
    <ConsoleFrame capability="staff" title="Members" lead="Each search is logged with your name.">
      <Stack>
        <Panel title="Find a member">
          <MemberSearch />
        </Panel>
        {isAdmin && (
          <>
            <Panel id="guardians" title="Guardians to verify">
              <GuardianLinks />
            </Panel>
            <Panel id="lifetime" title="Lifetime tiers to approve">
              <LifetimeProposals />
            </Panel>
          </>
        )}
      </Stack>
    </ConsoleFrame>
  );
}
