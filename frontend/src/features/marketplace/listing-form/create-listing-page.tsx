import { useListingFormCommands } from '@entities/listing/listing-form.mutations';
import { listingFormQuery } from '@entities/listing/own-listings.queries';
import { RequireMember } from '@entities/member/require-member';
import { RequirementNotice, useMissingRequirement } from '@entities/member/requirement-notice';
import { isRefusal, retryUnlessRefused } from '@lib/api/problem';
import { deleteFormDraft } from '@lib/browser/form-draft';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import { useToast } from '@ui/feedback/use-toast';
import { Page, PageHeading } from '@ui/layout/layout';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmEmail } from './confirm-email';
import { ListingForm } from './listing-form';
import { readDraft, storageKey } from './listing-form-draft';
import { useListingForm } from './listing-form-state';
import { saleFromWords, wantedFromSearch } from './wanted-from-search';

/** /create-listing */
export default function CreateListingPage() {
  return (
    <RequireMember>
      <Page>
        <PageHeading
          title="Create a listing"
          lead="Free, and live in a few minutes. We save your work as you go."
        />
        <CreateWhenAllowed />
      </Page>
    </RequireMember>
  );
}

/** Shows a missing requirement, or a suspension, instead of the form, so that nobody fills in a form that would be refused. */
function CreateWhenAllowed() {
  const missingRequirement = useMissingRequirement('list');
  if (useMember()?.suspension)
    return (
      <Notice tone="warn" live={false} title="You cannot list while your account is suspended">
        <Link to={paths.decisions}>Read the decision</Link>. It says until when, and how you can appeal.
      </Notice>
    );
  return missingRequirement ? (
    <RequirementNotice need="list" missingRequirement={missingRequirement} />
  ) : (
    <CreateListing />
  );
}

/**
 * Restores a form saved in this browser, unless its draft has since been published or taken down. In that case the
 * next stored form is restored, if another tab has left one.
 */
function CreateListing() {
  const name = storageKey(useMember()?.uid ?? '');
  const [draftId, setDraftId] = useState(() => readDraft(name)?.savedId ?? null);
  const { data, error, isLoading } = useQuery({
    ...listingFormQuery(draftId ?? ''),
    enabled: draftId !== null,
    retry: retryUnlessRefused,
    staleTime: 0,
  });
  const isOver = draftId !== null && (isRefusal(error) || (data !== undefined && data.status !== 'draft'));
  useEffect(() => {
    if (!isOver) return;
    while (readDraft(name)?.savedId === draftId) deleteFormDraft(name);
    setDraftId(readDraft(name)?.savedId ?? null);
  }, [isOver, draftId, name]);
  if (isLoading || isOver) return <Loading label="Loading your draft…" />;
  return <NewListing storageName={name} />;
}

function NewListing({ storageName: key }: { readonly storageName: string }) {
  const [address] = useSearchParams();
  const [start] = useState(() => wantedFromSearch(address) ?? saleFromWords(address));
  const state = useListingForm(key, { start });
  const navigate = useNavigate();
  const commands = useListingFormCommands();
  const { toast } = useToast();
  const publish = async (id: string) => {
    await commands.publish(id);
    toast({ title: 'Your listing is live', tone: 'good' });
    navigate(paths.listing(id), { replace: true, state: { isStart: true } });
  };
  return (
    <ListingForm
      state={state}
      label="Create a listing"
      finishLabel="Publish"
      publishes
      before={<ConfirmEmail />}
      onFinish={publish}
      laterLabel="Save and finish later"
      onLater={() => navigate(`${paths.listings}?status=draft`)}
      restoredText={
        state.listingId
          ? 'This is the listing you started. If you start over, its draft stays under My listings.'
          : 'This is the listing you started. Continue where you stopped.'
      }
    />
  );
}
