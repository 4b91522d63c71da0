import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Grid, Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { NextEvents } from './next-events';

/** The community page: upcoming events and the newest listings. */
export default function WallPage() {
  return (
    <Page>
      <PageHeading
        title="Community"
        lead="Posts are not open yet. Until then: where people meet, what was just listed, and what others are looking for."
      />
      <Stack gap="loose">
        <NextEvents />
        <Grid min="20rem" stretch>
          <Panel title="New on the tables">
            <p>The newest listings first, from everywhere: the quickest way to see what is moving.</p>
            <p>
              <Button asChild>
                <Link to={`${paths.home}?sort=newest`}>Newest listings</Link>
              </Button>
            </p>
          </Panel>
          <Panel title="Ask for a part">
            <p>
              Can’t find it? Post a wanted listing and say which car it is for. People with a full barn look
              there first.
            </p>
            <p>
              <Button asChild variant="primary">
                <Link to={paths.createWanted()}>Post what you need</Link>
              </Button>
            </p>
          </Panel>
        </Grid>
      </Stack>
    </Page>
  );
}
