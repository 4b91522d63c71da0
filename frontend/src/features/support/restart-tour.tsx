import { resetTour, restartTour } from '@entities/tour/tour';
import { useRememberTour } from '@entities/tour/tour.mutations';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import { Row } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';

/** Restarts the tour now, or lets it start by itself the next time. */
export function RestartTour() {
  const member = useMember();
  const { toast } = useToast();
  const { mutate: remember } = useRememberTour();
  function remove(uid: string) {
    resetTour(uid);
    remember(false);
    toast({ title: 'Tour reset', description: 'It starts by itself the next time you visit.' });
  }
  return (
    <Panel title="The tour" heading="h3">
      <p>Six stops, two minutes: the marketplace, your inventory, builds, the community and events.</p>
      <Row>
        <Button onClick={restartTour}>Restart the tour</Button>
        {member && (
          <Button variant="quiet" onClick={() => remove(member.uid)}>
            {' '}
            Show the tour again next time{' '}
          </Button>
        )}
      </Row>
    </Panel>
  );
}
