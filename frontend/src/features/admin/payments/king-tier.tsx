import { useProposeKingTier } from '@entities/payment/donor.mutations';
import { kingTierQuery } from '@entities/payment/king-tier.queries';
import { counted, money } from '@lib/format';
import { paths } from '@lib/paths';
import type { KingTierDonor } from '@modules/donations/donations.contract';
import { useQuery } from '@tanstack/react-query';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../reason-dialog';

/** Donors whose gifts reach the King Tier. One admin proposes Premium+ for life, another confirms it. */
export function KingTier() {
  const { data, instead } = loadedPart(useQuery(kingTierQuery), 'Loading donors');
  if (!data) return instead;
  return (
    <Stack>
      <p>
        Only donors who let staff know who they are. A proposal waits for another admin under{' '}
        <Link to={`${paths.adminMembers}#lifetime`}>lifetime tiers to approve</Link>.
      </p>
      <Table
        caption="Donors who reach the King Tier"
        rows={data.donors}
        rowKey={({ donorId }) => donorId}
        empty={
          <Empty title="Nobody waits for the King Tier">
            Members appear here when their gifts together reach the amount of the settings.
          </Empty>
        }
        columns={[
          {
            key: 'who',
            header: 'Who',
            lead: true,
            cell: ({ memberId, name }) => <Link to={paths.adminMember(memberId)}>{name}</Link>,
          },
          { key: 'total', header: 'Given', figures: true, cell: ({ total }) => money(total) },
          { key: 'gifts', header: 'In', cell: ({ gifts }) => counted(gifts, 'gift') },
          { key: 'do', header: 'Action', cell: (donor) => <Propose donor={donor} /> },
        ]}
      />
    </Stack>
  );
}

function Propose({ donor: { donorId, name } }: { readonly donor: KingTierDonor }) {
  const propose = useProposeKingTier(donorId);
  return (
    <ReasonDialog
      action="Propose"
      label={`Propose Premium+ for life for ${name}`}
      title={`Propose Premium+ for life for ${name}?`}
      description="Another admin has to confirm it. Then we tell the member."
      mutation={propose}
    />
  );
}
