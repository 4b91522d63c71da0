import { useMember } from '@lib/session';
import { resetTour, restartTour } from '@lib/tour';
import { Button } from '@ui/button';
import { Row } from '@ui/layout';
import { Panel } from '@ui/panel';
import { useToast } from '@ui/toast';

/** The way back to the tour: now, or by itself the next time. */
export function TourAgain() {
  const member = useMember();
  const { toast } = useToast();
  function forget(uid: string) {
    resetTour(uid);
    toast({ title: 'Tour reset', description: 'It will come by itself again.' });
  }
  return (
    <Panel title="The tour" heading="h3">
      <p>Six stops, two minutes: the marketplace, your inventory, builds, the community and events.</p>
      <Row>
        <Button onClick={restartTour}>Restart the tour</Button>
        {member && (
          <Button variant="quiet" onClick={() => forget(member.uid)}>
            Forget that I have seen it
          </Button>
        )}
      </Row>
    </Panel>
  );
}
