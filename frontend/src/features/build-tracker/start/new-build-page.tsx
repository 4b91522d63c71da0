import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Page, PageHeading } from '@ui/layout/layout';
import { Link, useNavigate } from 'react-router-dom';
import { StartForm } from './start-form';

/** /build-tracker/new */
export default function NewBuildPage() {
  return (
    <RequireMember>
      <NewBuild />
    </RequireMember>
  );
}

function NewBuild() {
  const navigate = useNavigate();
  return (
    <Page width="form">
      <PageHeading
        kicker={<Link to={paths.buildTracker}>Build Tracker</Link>}
        title="Start a build"
        lead="The car and what it is to become are enough. We save your work as you go."
      />
      <StartForm
        storageKey={`build-form:${useMember()?.uid ?? ''}`}
        onStarted={(id) => navigate(paths.build(id), { replace: true })}
      />
    </Page>
  );
}
