import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { dayOf } from '@lib/day';
import { mailto } from '@lib/mailto';
import { paths, showDate, supportAddress } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Notice } from '@ui/feedback/notice';
import { Grid, Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ContactForm } from './contact-form';
import { Questions } from './questions';
import { RestartTour } from './restart-tour';
import style from './support-page.module.css';

/** Help Center: planned help above, working help below. */
export default function SupportPage() {
  return (
    <Page>
      <PageHeading title="Support Center" lead="A person reads every message." />
      <Stack gap="section">
        <Stack gap="loose">
          <Notice title="Coming Soon" live={false}>
            Live Chat, Help Articles and a fuller FAQ are being built. Everything under “What works today” is
            here already.
          </Notice>
          <Grid min="20rem" stretch>
            {teasers.map(({ title, words }) => (
              <Panel key={title} title={title} actions={<Badge>Coming soon</Badge>}>
                <p>{words}</p>
              </Panel>
            ))}
          </Grid>
          <MeetUs />
        </Stack>
        <section aria-labelledby="today">
          <Stack gap="loose">
            <h2 id="today">What works today</h2>
            <Grid min="20rem" gap="loose" stretch className={style.today}>
              <Panel title="Write to us" heading="h3">
                <PriorityNote />
                <ContactForm />
                <p>
                  Or by e-mail: <a href={mailto(supportAddress)}>{supportAddress}</a>
                </p>
              </Panel>
              <Stack gap="loose">
                <Questions />
                <RestartTour />
              </Stack>
            </Grid>
          </Stack>
        </section>
        <p>
          <Button asChild icon={<ArrowLeft aria-hidden="true" />}>
            <Link to={paths.home}>Return to the marketplace</Link>
          </Button>
        </p>
      </Stack>
    </Page>
  );
}

/** Whoever pays for support that comes first reads that it does. */
function PriorityNote() {
  const member = useMember();
  if (!member?.capabilities.includes('priority-support')) return null;
  return <p>Your membership puts your message first in the line. Everybody gets an answer.</p>;
}

/** Where to meet us in person, until the show is over. */
function MeetUs() {
  const timeZone = useReaderTimeZone();
  if (showDate < dayOf(Date.now(), timeZone)) return null;
  return (
    <Panel title="Meet us in person">
      <p>
        We set up at an in-person show at the {partOfMonth(showDate)}. Bring the part you cannot name; dates
        and fairgrounds are in the <Link to={paths.events}>event directory</Link>.
      </p>
    </Panel>
  );
}

/** "end of September 2027": a rough date for planning. */
function partOfMonth(date: string): string {
  const day = Number(date.slice(8));
  const part = day > 20 ? 'end' : day > 10 ? 'middle' : 'beginning';
  const month = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${part} of ${month}`;
}

const teasers = [
  {
    title: 'Live Chat',
    words: 'Ask while the part is in your hand, and get an answer from somebody who knows it.',
  },
  {
    title: 'Help Articles',
    words: 'How to photograph a part, read a casting date, price a trunk full of trim.',
  },
  {
    title: 'FAQ',
    words: 'Short answers on listings, holds, distance search and accounts. The first few are below.',
  },
];
