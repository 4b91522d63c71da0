import { GiftCard } from '@entities/donation/gift-card';
import type { SharedView } from '@modules/community/post/post.schemas';
import { Badge, type BadgeProps } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { NoBreak } from '@ui/layout/no-break';
import { Link } from 'react-router-dom';
import style from './shared-card.module.css';

/** What a post shares, as it is today: a listing, an event, a share link. All of it leads there. What is gone says so. */
export function SharedCard({ shared }: { readonly shared: SharedView }) {
  const { kind, name, title, href, photo, details, state } = shared;
  if (title === null) return <Gone name={name} state={state} />;
  if (kind === 'donation') return <GiftCard title={title} details={details} href={href} />;
  return (
    <div className={style.card} data-leads={href !== null || undefined}>
      {photo && <Photo src={photo} alt="" className={style.photo} width={480} height={360} />}
      <div className={style.words}>
        <p className={style.name}>
          <span>{name}</span> {state && <Badge tone={toneOf(state)}>{state}</Badge>}
        </p>
        <p className={style.title}>
          {href === null ? (
            <NoBreak>{title}</NoBreak>
          ) : (
            <Link to={href}>
              <NoBreak>{title}</NoBreak>
            </Link>
          )}
        </p>
        <Facts facts={details.map((detail) => <span key={detail}>{detail}</span>)} />
      </div>
    </div>
  );
}

function Gone({ name, state }: Pick<SharedView, 'name' | 'state'>) {
  const isGone = state === null || state === gone;
  return (
    <div className={style.card}>
      <div className={style.words}>
        <p className={style.name}>
          <span>{name}</span> {!isGone && <Badge tone={toneOf(state)}>{state}</Badge>}
        </p>
        <p className={style.missing}>
          {isGone ? `This ${name} is no longer here.` : `This ${name} is no longer shown.`}
        </p>
      </div>
    </div>
  );
}

/** As the server says of what is gone, and of what the reader may not see. */
const gone = 'No longer here';

/** The colour repeats what the word says. */
function toneOf(state: string): BadgeProps['tone'] {
  if (state === 'Sold' || state === 'Found') return 'good';
  if (state === 'On hold') return 'held';
  return state === 'Canceled' || state === 'Removed' ? 'problem' : 'plain';
}
