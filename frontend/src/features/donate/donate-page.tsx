import { mailto } from '@lib/mailto';
import { paths, supportAddress } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Grid, Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './donate-page.module.css';

/** Support Us: how to help, with and without money. */
export default function DonatePage() {
  return (
    <Page>
      <PageHeading
        title="Support Us"
        lead="The mobile web app is free and stays free. People who can spare something keep it that way."
      />
      <Stack gap="loose">
        <Notice title="Giving by card is being built" live={false}>
          Until then we arrange it by e-mail. Nothing is charged on this page.
        </Notice>
        <Grid min="20rem" stretch>
          <Panel title="Give">
            <p>
              Write to {supportAddress} with the amount you have in mind, and whether you would like to be
              thanked by name or to stay anonymous. We reply and tell you how to send it.
            </p>
            <p>
              <Button asChild variant="primary">
                <a href={mailto(supportAddress, 'I would like to support you')}>Write to us</a>
              </Button>
            </p>
          </Panel>
          <Panel title="How donors are thanked">
            <dl className={style.thanks}>
              <dt>By default</dt>
              <dd>A thank-you post on the wall, with your name.</dd>
              <dt>If you opt out</dt>
              <dd>No post and no name: you stay anonymous.</dd>
              <dt>King Tier Donors</dt>
              <dd>Lifetime Premium+ may be granted for approved contributions.</dd>
            </dl>
          </Panel>
        </Grid>
        <section aria-labelledby="without-money">
          <Stack>
            <h2 id="without-money">Without spending a dollar</h2>
            <Grid min="20rem" stretch>
              <Panel title="List a part" heading="h3">
                <p>
                  Every part that finds its car brings the next seller. It is the best thing anybody can do
                  here: <Link to={paths.createListing}>put one up</Link>.
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
                  What did you look for and not find? <Link to={paths.support}>Write to support</Link>: a
                  person reads every message.
                </p>
              </Panel>
            </Grid>
          </Stack>
        </section>
      </Stack>
    </Page>
  );
}
