import { OfferButton } from '@entities/deal/offer-button';
import { holdPath } from '@entities/listing/hold-path';
import { ListingActionDialogs, useListingActions } from '@entities/listing/listing-action-dialogs';
import { actionIcons, actionLabels, sortActions } from '@entities/listing/listing-action-labels';
import { isHeldFor } from '@entities/listing/listing-status';
import { takesOffers } from '@entities/listing/offers';
import { LaterCannotWrite } from '@entities/member/cannot-write-later';
import { RequirementNotice, useMissingRequirement } from '@entities/member/requirement-notice';
import { paths } from '@lib/paths';
import { useMember, useSession } from '@lib/session/session';
import type { ListingAction, ListingDetail } from '@modules/marketplace/listing.schemas';
import { ActionBar } from '@ui/actions/action-bar';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { OnDemand } from '@ui/overlays/on-demand';
import { Ellipsis, MessageCircleQuestionMark } from 'lucide-react';
import { lazy, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import style from './listing-actions.module.css';

/** The actions on a listing: exactly those the server allows. */
export function ListingActions({ listing }: { readonly listing: ListingDetail }) {
  const { actions: allowed, act, busy, problem, asking, stopAsking, send } = useListingActions(listing);
  const missingRequirement = useMissingRequirement('hold');
  const actions = missingRequirement ? allowed.filter((action) => action !== 'hold') : allowed;
  useHoldInAddress(actions.includes('hold'), () => act('hold'));
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) refusal.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  const session = useSession();
  const isMine = useMember()?.id === listing.seller.id;
  const navigate = useNavigate();
  const isOpen = !isMine && (listing.status === 'active' || listing.status === 'held');
  const whyNotWrite = isOpen ? listing.whyNotWrite : null;
  const canAsk = isOpen && !whyNotWrite;
  const isWanted = listing.listingType === 'wanted';
  const isHolder = isHeldFor(listing, isMine);
  const isGuest = session.status === 'signed-out';
  const mayOffer =
    canAsk &&
    session.status === 'signed-in' &&
    !missingRequirement &&
    listing.status === 'active' &&
    takesOffers(listing);
  const [first, second, ...rest] = sortActions(actions);
  const shown = [first, canAsk ? undefined : second].filter((action) => action !== undefined);
  const more = canAsk && second ? [second, ...rest] : rest;
  const holdAsGuest = isGuest && listing.status === 'active' && !isWanted && !actions.includes('hold');
  if (shown.length === 0 && !isOpen) return null;
  const hasActions = shown.length > 0 || canAsk || holdAsGuest || more.length > 0;
  return (
    <>
      {missingRequirement && (allowed.includes('hold') || whyNotWrite) && (
        <RequirementNotice
          need={allowed.includes('hold') ? 'hold' : 'message'}
          missingRequirement={missingRequirement}
        />
      )}
      {whyNotWrite && !missingRequirement && (
        <LaterCannotWrite
          why={whyNotWrite}
          name={listing.seller.name}
          path={paths.listing(listing.id)}
          title={listing.title}
        />
      )}
      {problem && (
        <div ref={refusal}>
          <Notice tone="problem">{problem}</Notice>
        </div>
      )}
      {hasActions && (
        <ActionBar label="Actions">
          {holdAsGuest && (
            <Button asChild variant="primary" icon={actionIcons.hold} className={style.action}>
              <Link to={paths.login(holdPath(listing.id))}>Hold for me</Link>
            </Button>
          )}
          {shown.map((action, index) => (
            <ActionButton
              key={action}
              listing={listing}
              action={action}
              isFirst={index === 0}
              busy={busy === action}
              onAct={() => act(action)}
            />
          ))}
          {canAsk && (
            <Button
              variant={isHolder ? 'primary' : 'secondary'}
              icon={<MessageCircleQuestionMark />}
              className={style.action}
              onClick={() => navigate(paths.askAbout(listing.id))}
            >
              {isHolder ? `Write to ${listing.seller.name}` : isWanted ? 'I have one' : 'Ask the seller'}
            </Button>
          )}
          {mayOffer && (
            <OfferButton
              listingId={listing.id}
              type="offer"
              askingPrice={listing.price}
              className={style.action}
              onDone={(threadId) => threadId && navigate(paths.thread(threadId))}
            />
          )}
          {more.length > 0 && (
            <OnDemand
              button={moreButton}
              opens="menu"
              load={loadMore}
              overlay={<MoreActions button={moreButton} listing={listing} actions={more} onAct={act} />}
            />
          )}
        </ActionBar>
      )}
      <ListingActionDialogs
        listing={listing}
        asking={asking}
        busy={busy !== null}
        onCommand={send}
        onClose={stopAsking}
      />
    </>
  );
}

/** `hold=1` in the address of a guest who wanted to hold the listing and has signed in: opens the dialog once. */
function useHoldInAddress(mayHold: boolean, hold: () => void): void {
  const [address, setAddress] = useSearchParams();
  const isAsked = mayHold && address.get('hold') === '1';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the address asks for it
  useEffect(() => {
    if (!isAsked) return;
    hold();
    setAddress({}, { replace: true });
  }, [isAsked]);
}

/** Whether the price is open: best offer, trade, or on request. The server decides in the end. */
type ActionProps = {
  readonly listing: Pick<ListingDetail, 'id' | 'listingType'>;
  readonly action: ListingAction;
  readonly onAct: () => void;
};

type ActionButtonProps = ActionProps & { readonly isFirst: boolean; readonly busy: boolean };

function ActionButton({ listing, action, isFirst, busy, onAct }: ActionButtonProps) {
  const variant = isFirst && action !== 'release' ? 'primary' : 'secondary';
  const { label } = actionLabels(action, listing);
  if (action === 'edit')
    return (
      <Button asChild variant={variant} icon={actionIcons.edit} className={style.action}>
        <Link to={paths.editListing(listing.id)}>{label}</Link>
      </Button>
    );
  return (
    <Button variant={variant} icon={actionIcons[action]} className={style.action} busy={busy} onClick={onAct}>
      {label}
    </Button>
  );
}

const loadMore = () => import('./more-actions');
const MoreActions = lazy(() => loadMore().then((more) => ({ default: more.MoreActions })));

const moreButton = (
  <Button icon={<Ellipsis />} className={style.action}>
    More
  </Button>
);
