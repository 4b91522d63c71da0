import { newestListingsQuery } from '@entities/member/member.queries';
import { ReportButton } from '@entities/report/report-button';
import { useQuery } from '@tanstack/react-query';

export type ReportMemberProps = { readonly id: string; readonly name: string };

/** Reports a member's page and picture, and with it those of their newest listings that the reporter ticks. */
export function ReportMember({ id, name }: ReportMemberProps) {
  const { data } = useQuery(newestListingsQuery(id));
  const listings = (data?.listings ?? []).map((one) => ({ kind: 'listing', id: one.id, label: one.title }));
  return (
    <div>
      <ReportButton
        what="this member"
        target={{ kind: 'member', id, label: name }}
        others={listings.slice(0, 9)}
        ownerId={id}
      />
    </div>
  );
}
