import type { PostCard } from '@modules/community/post/post.schemas';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { Link } from 'react-router-dom';
import style from './shared-card.module.css';

/** What a post shares, as it is today: a listing, an event. Once it is gone, it says so. */
export function SharedCard({ shared }: { readonly shared: NonNullable<PostCard['shared']> }) {
  const { name, title, href, photo, facts, state } = shared;
  return (
    <div className={style.card} data-gone={href === null || undefined}>
      {photo && <Photo src={photo} alt="" className={style.photo} width={480} height={360} />}
      <div className={style.words}>
        <p className={style.name}>
          <span>{name}</span> {state && <Badge tone="held">{state}</Badge>}
        </p>
        <p className={style.title}>
          {href && title ? <Link to={href}>{title}</Link> : (title ?? `This ${name} is no longer here.`)}
        </p>
        <Facts facts={facts.map((fact) => <span key={fact}>{fact}</span>)} />
      </div>
    </div>
  );
}
