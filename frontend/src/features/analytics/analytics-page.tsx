import { RequireMember } from '@entities/member/require-member';
import { useMember } from '@lib/session/session';
import { Page, PageHeading } from '@ui/layout/layout';
import { OwnFigures } from './own-figures';
import { WholeAnalytics } from './whole-analytics';

/** What happened to the member's listings, and what people look for. */
export default function AnalyticsPage() {
  return (
    <RequireMember>
      <Page>
        <PageHeading
          title="Analytics"
          lead="How your listings are seen, asked about and sold, what such parts sell for, and what people near you look for."
        />
        <Figures />
      </Page>
    </RequireMember>
  );
}

function Figures() {
  return useMember()?.capabilities.includes('analytics') ? <WholeAnalytics /> : <OwnFigures />;
}
