import { calendarDateIn, spanIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { AboutView } from '@modules/messages/messages.contract';
import { CalendarDate } from '@ui/data/calendar-date';
import { Link } from 'react-router-dom';
import style from './messages.module.css';

type Listing = Extract<AboutView, { readonly kind: 'listing' }>;

type Gathering = Extract<AboutView, { readonly kind: 'gathering' }>;

type Content = Extract<AboutView, { readonly kind: 'content' }>;

/** What a thread is about; nothing between members.
 *  in  price: what the two have agreed on, instead of the asking price */
export function AboutCard({
  about,
  price,
}: {
  readonly about: AboutView;
  readonly price?: string | undefined;
}) {
  switch (about.kind) {
    case 'listing':
      return <AboutListing about={about} price={price} />;
    case 'gathering':
      return <AboutEvent about={about} />;
    case 'content':
      return <AboutContent about={about} />;
    case 'member':
      return null;
  }
}

/** Content without a card of its own: its title, which links to it. */
function AboutContent({ about: { name, title, href } }: { readonly about: Content }) {
  const words = title ?? `A removed ${name}`;
  return (
    <section className={style.about} aria-label="What this is about">
      <div className={style.aboutWords}>
        <p className={style.aboutTitle}>
          {href !== null && title !== null ? <Link to={href}>{words}</Link> : words}
        </p>
      </div>
    </section>
  );
}

function AboutEvent({ about }: { readonly about: Gathering }) {
  const { title, location, startsAt, endsAt, timeZone, isCancelled } = about;
  return (
    <section className={style.about} aria-label="What this is about">
      <CalendarDate {...calendarDateIn(startsAt, timeZone)} />
      <div className={style.aboutWords}>
        <p className={style.aboutTitle}>
          <Link to={paths.event(about.gatheringId)}>{title}</Link>
        </p>
        <p className={style.hint}>{spanIn(startsAt, endsAt, timeZone)}</p>
        <p className={style.hint}>{location}</p>
        {isCancelled && <p className={style.changed}>Canceled.</p>}
      </div>
    </section>
  );
}

/** The listing that a thread is about, as it was at the first message, and what has changed since. */
function AboutListing({ about, price }: { readonly about: Listing; readonly price: string | undefined }) {
  const isGone = goneWords[about.status];
  return (
    <section className={style.about} aria-label="What this is about">
      {about.photo && <img className={style.aboutPhoto} src={about.photo} alt="" />}
      <div className={style.aboutWords}>
        <p className={style.aboutTitle}>
          <Link to={paths.listing(about.listingId)}>{about.title}</Link>
        </p>
        <p className={style.hint}>{[price ?? about.price, about.area].filter(Boolean).join(' · ')}</p>
        {isGone && <p className={style.changed}>{isGone}</p>}
      </div>
      {about.changes.length > 0 && (
        <details className={style.changes}>
          <summary>Changed since you started talking</summary>
          <dl>
            {about.changes.map(({ what, was, now }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  <del>{was}</del> <ins>{now}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

const goneWords: Readonly<Record<string, string>> = {
  held: 'On hold right now.',
  paused: 'Paused by the seller.',
  sold: 'Sold.',
  withdrawn: 'No longer offered.',
  expired: 'No longer offered.',
  removed: 'No longer offered.',
};
