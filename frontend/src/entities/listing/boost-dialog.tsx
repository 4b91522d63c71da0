import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Confirm } from '@ui/overlays/dialog';
import { useNavigate } from 'react-router-dom';
import { useBoost } from './boosts.mutations';
import { myBoostsQuery } from './boosts.queries';
import type { ActionableListing } from './listing-action-labels';

/** Boosts a listing, or stops that; who has no boosts reads what one is. */
export function BoostDialog({
  listing: { id },
  onClose,
}: {
  readonly listing: Pick<ActionableListing, 'id'>;
  readonly onClose: () => void;
}) {
  const { toast } = useToast();
  const open = useNavigate();
  const { data, error } = useQuery(myBoostsQuery);
  const boost = useBoost(id, () => {
    toast({
      title: running ? 'The boost has stopped' : 'Boosted: it is shown within a minute',
      tone: 'good',
    });
    onClose();
  });
  const running = data?.boosts.find(({ listingId }) => listingId === id);
  const dialog = {
    open: true,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    busy: boost.isPending || (!data && !error),
  };
  const problem = boost.error ?? error;
  const said = problem && <Notice tone="problem" title={messageOf(problem)} />;
  if (running)
    return (
      <Confirm
        {...dialog}
        title="It is boosted"
        description={`${daysTo(running.until)} left. It then ends by itself.`}
        action="Stop the boost"
        cancel="Close"
        onConfirm={() => boost.mutate('stop')}
      >
        {said}
      </Confirm>
    );
  if (data?.most === 0)
    return (
      <Confirm
        {...dialog}
        title="Boost this listing"
        description={`${what(data.days)} Boosts come with Premium.`}
        action="See Premium"
        cancel="Close"
        onConfirm={() => open('/premium#boosts')}
      />
    );
  return (
    <Confirm
      {...dialog}
      title="Boost this listing?"
      description={what(data?.days ?? 7)}
      action="Boost"
      cancel="Not now"
      onConfirm={() => boost.mutate('start')}
    >
      {data && (
        <p>
          {counted(data.boosts.length, 'boost')} of yours {data.boosts.length === 1 ? 'runs' : 'run'} now; you
          may have {data.most} at a time.
        </p>
      )}
      {said}
    </Confirm>
  );
}

const what = (days: number): string =>
  `For ${days} days it is also shown among the first results of searches that find it, marked “Boosted”. At most one in eight is, and everybody can leave boosts out.`;

const daysTo = (until: string): string =>
  counted(Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 86_400_000)), 'day');
