import { communityQuery } from '@entities/community/community.queries';
import { RequireMember } from '@entities/member/require-member';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { CommunityView } from '@modules/community/community/community.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { toast } from '@ui/feedback/toast-store';
import { Page, PageHeading } from '@ui/layout/layout';
import { Lock } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { NoSuchCommunity } from '../no-such-community';
import { CommunityForm } from './community-form';
import { useCommunityForm } from './community-form-state';

/** /communities/new and /communities/:slug/edit */
export default function CommunityFormPage() {
  const { slug } = useParams();
  return <RequireMember>{slug ? <EditCommunity key={slug} slug={slug} /> : <NewCommunity />}</RequireMember>;
}

function NewCommunity() {
  const state = useCommunityForm(`community-form:${useMember()?.uid ?? ''}`);
  const finish = useFinish();
  return (
    <Page width="form">
      <PageHeading
        kicker={<Link to={paths.communities}>Communities</Link>}
        title="Start a community"
        lead="You own it, and can hand it over later. We save your work as you go."
      />
      <CommunityForm
        state={state}
        label="Start a community"
        finishLabel="Start the community"
        onFinish={finish}
      />
    </Page>
  );
}

function EditCommunity({ slug }: { readonly slug: string }) {
  usePageTitle('Edit community');
  const { data, instead } = loadedPage(useQuery(communityQuery(slug)), {
    width: 'form',
    label: 'Loading the community…',
    shape: 'block',
    count: 1,
    refused: <NoSuchCommunity />,
  });
  if (!data) return instead;
  if (!data.allowedActions.includes('edit')) return <NotTheOwner community={data} />;
  return <SavedCommunity key={data.id} community={data} />;
}

function SavedCommunity({ community }: { readonly community: CommunityView }) {
  const { id, slug, name } = community;
  const state = useCommunityForm(`community-form:${useMember()?.uid ?? ''}:${id}`, community);
  const finish = useFinish();
  return (
    <Page width="form">
      <PageHeading kicker={<Link to={paths.community(slug)}>{name}</Link>} title="Edit community" />
      <CommunityForm
        state={state}
        label="Edit community"
        finishLabel="Save changes"
        saved={community}
        onFinish={finish}
      />
    </Page>
  );
}

/** To the page of the community; a cover that was refused is said there, since the rest is saved. */
function useFinish() {
  const navigate = useNavigate();
  return ({ slug, problem }: { readonly slug: string; readonly problem: string | null }) => {
    if (problem !== null)
      toast({ title: 'Saved, but without the cover', description: problem, tone: 'problem' });
    navigate(paths.community(slug), { replace: true });
  };
}

function NotTheOwner({ community: { slug, name } }: { readonly community: CommunityView }) {
  return (
    <EmptyPage
      title="Only its owner edits it"
      visual={<Lock aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.community(slug)}>Back to {name}</Link>
        </Button>
      }
    >
      Ask the owner of {name} to change it, or to hand it over.
    </EmptyPage>
  );
}
