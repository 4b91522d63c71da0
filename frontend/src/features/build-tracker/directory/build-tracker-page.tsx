import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Grid, Page, PageHeading } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';

/** The build tracker is not ready; the page links to what already helps a build. */
export default function BuildTrackerPage() {
  return (
    <Page>
      <PageHeading
        title="Build Tracker"
        lead="The build tracker is not open yet. It will follow a project car from bare frame to first drive; until then, these two help."
      />
      <Grid min="20rem" stretch>
        <Panel title="Get the next part">
          <p>
            Write your build’s shopping list as wanted listings: one part each, with year, make and model.
            Sellers near you see them; take each down when you have the part.
          </p>
          <p>
            <Button asChild variant="primary">
              <Link to={paths.createWanted()}>Post what you need</Link>
            </Button>
          </p>
        </Panel>
        <Panel title="Or start with the car">
          <p>Project cars have a category of their own, sorted by how far you would have to tow.</p>
          <p>
            <Button asChild>
              <Link to={`${paths.home}?categoryPrimary=Cars&categorySub=Project`}>Project cars</Link>
            </Button>
          </p>
        </Panel>
      </Grid>
    </Page>
  );
}
