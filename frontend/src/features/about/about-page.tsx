import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { Grid, Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import {
  CalendarDays,
  Hammer,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  QrCode,
  Warehouse,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './about-page.module.css';

/** The mission, the features and the community. */
export default function AboutPage() {
  return (
    <Page>
      <PageHeading
        kicker="Est. 2025"
        title="About Swap Meet Classics"
        lead="A swap meet that never packs up: parts, vehicles, events and people, near you first."
      />
      <Stack gap="section">
        <Grid min="20rem" gap="loose" stretch>
          <section className={style.mission} aria-labelledby="mission">
            <h2 id="mission">Our mission</h2>
            <p>
              The part that finishes a car is usually sitting on a shelf two counties over, and neither person
              knows. We bring the shelf and the car together: for classic car enthusiasts nationwide, starting
              with the ones within a drive.
            </p>
          </section>
          <Plate title="At a glance" facts={glance} />
        </Grid>
        <section aria-labelledby="problems">
          <h2 id="problems">The problems we fix</h2>
          <dl className={style.problems}>
            {problems.map(({ trouble, answer }) => (
              <div key={trouble}>
                <dt>{trouble}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="features" className={style.part}>
          <h2 id="features">What you can do here</h2>
          <Grid min="20rem">
            {features.map(({ Sign, title, words }) => (
              <Panel
                key={title}
                heading="h3"
                title={
                  <span className={style.feature}>
                    <Sign aria-hidden="true" />
                    {title}
                  </span>
                }
              >
                <p>{words}</p>
              </Panel>
            ))}
          </Grid>
        </section>
        <section className={style.community} aria-labelledby="community">
          <div>
            <h2 id="community">The community</h2>
            <p>
              Swap meets work because people talk: what a casting number means, who has a straight fender,
              when the gate opens. Joining is free and so is the mobile web app; serious sellers may add tools
              on top.
            </p>
          </div>
          <Row>
            <Button asChild variant="primary" size="large">
              <Link to={paths.register}>Register Now</Link>
            </Button>
            <Button asChild size="large">
              <Link to={paths.home}>Browse Listings</Link>
            </Button>
          </Row>
        </section>
      </Stack>
    </Page>
  );
}

const glance = [
  { label: 'Search', value: '25 miles to nationwide' },
  { label: 'Hold', value: '72 hours' },
  { label: 'Photos', value: 'up to 12 a listing' },
  { label: 'Joining', value: 'free' },
];

const problems = [
  {
    trouble: 'General marketplaces do not know a Quadrajet from a Holley.',
    answer: 'Listings carry part numbers, casting dates, fitment and origin, and the search reads them.',
  },
  {
    trouble: 'The good part is always three states away.',
    answer: 'Search runs in rings around you, from 25 miles to nationwide, and it says when it had to widen.',
  },
  {
    trouble: 'Meet dates hide in flyers and closed groups.',
    answer:
      'One directory of swap meets, shows and meetups from verified organizers, each in its own local time, and a word to those who go when a date moves.',
  },
  {
    trouble: 'A handshake deal falls through while you drive there.',
    answer: 'A hold keeps a part for one buyer for 72 hours.',
  },
  {
    trouble: 'Somebody has the part, and does not know that you need it.',
    answer: 'We compare a wanted listing with every new listing near you, and tell both sides.',
  },
];

interface Feature {
  readonly Sign: LucideIcon;
  readonly title: string;
  readonly words: string;
}

const features: readonly Feature[] = [
  {
    Sign: MapPin,
    title: 'Marketplace near you',
    words: 'Vehicles, parts and tools on a list or a map, sorted by how far you would drive.',
  },
  {
    Sign: QrCode,
    title: 'QR-code listings',
    words:
      'One code on your table opens everything you brought; labels on parts and shelves lead to each of them.',
  },
  {
    Sign: Warehouse,
    title: 'Parts inventory',
    words: 'What you own and where it is, down to the bin; scanned with your phone, even without a signal.',
  },
  {
    Sign: Hammer,
    title: 'Build tracker',
    words:
      'Tasks, parts, costs and photos from bare frame to first drive; what is missing is asked for near you, and whoever installed a part says whether it fitted.',
  },
  {
    Sign: CalendarDays,
    title: 'Event directory',
    words:
      'Swap meets, shows and meetups near you from verified organizers, as a list, by month or on a map. Clubs draw their field and sell its spaces, none twice; on the day you see which vendors hold parts on your list, and where.',
  },
  {
    Sign: MessagesSquare,
    title: 'Community wall',
    words:
      'Posts and questions with photos, from people near you and those you follow; communities for a make, a club or a region; and messages, with photos, offers and where to meet.',
  },
];
