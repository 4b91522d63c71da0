import { paths } from '@lib/paths';
import { BackLink } from '@ui/actions/back-link';
import { Page, PageHeading } from '@ui/layout/layout';
import { LegalDocument } from '@ui/layout/legal-document';
import { Link } from 'react-router-dom';
import { privacySections } from './privacy-sections';

/** The privacy policy. It says only what the software does. */
export default function PrivacyPage() {
  return (
    <Page width="text">
      <BackLink>
        <Link to={paths.home}>Back to Home</Link>
      </BackLink>
      <PageHeading
        title="Privacy Policy"
        lead="What is kept, where, why, and how to have it erased. No trackers, no advertising network, nothing sold."
      />
      <LegalDocument sections={privacySections} />
    </Page>
  );
}
