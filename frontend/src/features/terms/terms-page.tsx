import { isEmbedded } from '@lib/browser/is-embedded';
import { paths } from '@lib/paths';
import { BackLink } from '@ui/actions/back-link';
import { Page, PageHeading } from '@ui/layout/layout';
import { LegalDocument } from '@ui/layout/legal-document';
import { Link } from 'react-router-dom';
import { termsDate, termsSections } from './terms-sections';

/** Terms of Service in 14 numbered sections. */
export default function TermsPage() {
  return (
    <Page width="text">
      {!isEmbedded() && (
        <BackLink>
          <Link to={paths.home}>Back to Home</Link>
        </BackLink>
      )}
      <PageHeading title="Terms of Service" lead={`Effective and last updated ${termsDate}`} />
      <LegalDocument sections={termsSections} />
      <p>
        What we decided about you is under <Link to={paths.decisions}>Decisions</Link>, where you can appeal
        it too, for 180 days. Anything that breaks these terms can be reported where it is shown.
      </p>
    </Page>
  );
}
