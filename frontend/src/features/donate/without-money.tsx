import { paths } from '@lib/paths';
import { Grid, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';

/** How to help without money. */
export function WithoutMoney() {
  return (
    <section aria-labelledby="without-money">
      <Stack>
        <h2 id="without-money">Without spending a dollar</h2>
        <Grid min="20rem" stretch>
          <Panel title="List a part" heading="h3">
            <p>
              Every part that finds its car brings the next seller. It is the best thing anybody can do here:{' '}
              <Link to={paths.createListing}>put one up</Link>.
            </p>
          </Panel>
          <Panel title="Tell your club" heading="h3">
            <p>
              Read the address out at the next meeting. Swap meets grow by word of mouth, and so does this
              one.
            </p>
          </Panel>
          <Panel title="Say what is missing" heading="h3">
            <p>
              What did you look for and not find? <Link to={paths.support}>Write to support</Link>: a person
              reads every message.
            </p>
          </Panel>
        </Grid>
      </Stack>
    </section>
  );
}
