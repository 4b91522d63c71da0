import { RequireMember } from '@entities/member/require-member';
import { Page, PageHeading } from '@ui/layout/layout';

/** /build-tracker/new */
export default function NewBuildPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading title="Start a build" lead="One car, and what it is to become." />
      </Page>
    </RequireMember>
  );
}
