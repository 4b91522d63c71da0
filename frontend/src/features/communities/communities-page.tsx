import { mailto } from '@lib/mailto';
import { paths, supportAddress } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Grid, Page, PageHeading } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';

/** Explains how clubs can use the site. */
export default function CommunitiesPage() {
  return (
    <Page>
      <PageHeading
        title="Communities"
        lead="Communities are not open yet. They will bring together marque clubs, regions and shops; until then, clubs meet in the event directory."
      />
      <Grid min="20rem" stretch>
        <Panel title="Find yours at a meet">
          <p>Clubs gather where the cars are. See which swap meets and shows are within a drive.</p>
          <p>
            <Button asChild variant="primary">
              <Link to={paths.events}>Open the event directory</Link>
            </Button>
          </p>
        </Panel>
        <Panel title="Run a club?">
          <p>
            Public events come from verified organizers. Write to {supportAddress} with the club’s name and
            your next date, and we verify you.
          </p>
          <p>
            <Button asChild>
              <a href={mailto(supportAddress, 'Verify our club as organizer')}>Write to us</a>
            </Button>
          </p>
        </Panel>
      </Grid>
    </Page>
  );
}
