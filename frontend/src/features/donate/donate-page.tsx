import { usePageTitle } from '@lib/page-title';
import { paths, supportAddress } from '@lib/paths';
import { Button } from '@ui/button';
import { Grid, Page, PageHeading, Stack } from '@ui/layout';
import { Panel } from '@ui/panel';
import { Link } from 'react-router-dom';

/** Support Us: what helps today, with and without money. */
export default function DonatePage() {
  usePageTitle('Support Us');
  return (
    <Page>
      <PageHeading
        title="Support Us"
        lead="The mobile web app is free and stays free. People who can spare something keep it that way."
      />
      <Stack gap="loose">
        <Panel title="Give">
          <p>
            This site takes no cards. Write to us with the amount you have in mind and how you would like to
            be thanked: by name in a post on the wall, or not at all if you prefer to stay anonymous. We
            answer with the way to send it.
          </p>
          <p>
            <Button asChild variant="primary">
              <a
                href={`mailto:${supportAddress}?subject=${encodeURIComponent('I would like to support you')}`}
              >
                Write to {supportAddress}
              </a>
            </Button>
          </p>
        </Panel>
        <Grid min="20rem" stretch>
          <Panel title="List a part">
            <p>
              Every part that finds its car brings the next seller. It is the best thing anybody can do here:{' '}
              <Link to={paths.createListing}>put one up</Link>.
            </p>
          </Panel>
          <Panel title="Tell your club">
            <p>
              Read the address out at the next meeting. Swap meets grow by word of mouth, and so does this
              one.
            </p>
          </Panel>
        </Grid>
      </Stack>
    </Page>
  );
}
