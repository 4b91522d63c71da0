import type { AdShown } from '@modules/ads/shown-ad.contract';
import type { Ref } from 'react';
import style from './ad-card.module.css';

export type AdCardProps = {
  readonly ad: Pick<AdShown, 'kind' | 'title' | 'text' | 'href' | 'picture'>;
  readonly ref?: Ref<HTMLElement>;
};

/** An ad, which says that it is one. It fills its place, and what is too long is cut off. */
export function AdCard({ ad: { kind, title, text, href, picture }, ref }: AdCardProps) {
  const isNotice = kind === 'notice';
  return (
    <aside ref={ref} className={style.frame} aria-label={isNotice ? 'Notice' : 'Ad'}>
      <div className={style.card}>
        {picture && <img className={style.picture} src={picture.src} alt={picture.alt} decoding="async" />}
        <div className={style.words}>
          <p className={style.mark}>{isNotice ? 'Notice' : 'Ad'}</p>
          <p className={style.title}>
            <a href={href} rel={isNotice ? undefined : 'sponsored nofollow noopener'}>
              {title}
            </a>
          </p>
          <p className={style.text}>{text}</p>
        </div>
      </div>
    </aside>
  );
}
