import { Children, type ReactNode } from 'react';
import { classes } from '../classes';
import style from './card.module.css';

export type CardProps = {
  /** A Photo, 4:3. */
  readonly photo?: ReactNode;
  /** Badge elements over the corner of the photo. */
  readonly badges?: ReactNode;
  /** A Price. */
  readonly price?: ReactNode;
  /** The link of the card; the whole card becomes its target. */
  readonly title: ReactNode;
  /** The muted row: distance, age, condition. Empty ones are left out. */
  readonly facts?: readonly ReactNode[];
  /** A SpaceCode at the end of the price line. */
  readonly code?: ReactNode;
  /** A line or two of text under the title. */
  readonly children?: ReactNode;
  /** Buttons that stay clickable above the card's own link. */
  readonly actions?: ReactNode;
  /** `tall` in a grid, `row` in a list or a narrow column. */
  readonly layout?: 'tall' | 'row';
  readonly heading?: 'h2' | 'h3' | 'h4';
  readonly className?: string;
};

/** A card for a listing or an event: photo, price, title, one muted row. */
export function Card(props: CardProps) {
  const { photo, badges, price, title, facts = [], code, children, actions } = props;
  const { layout = 'tall', heading: Heading = 'h3', className } = props;
  return (
    <article className={classes(style.card, style[layout], className)}>
      {photo && (
        <div className={style.photo}>
          {photo}
          {badges && <div className={style.badges}>{badges}</div>}
        </div>
      )}
      <div className={style.body}>
        {!photo && badges && <div className={style.inlineBadges}>{badges}</div>}
        {(price || code) && (
          <div className={style.top}>
            {price}
            {code}
          </div>
        )}
        <Heading className={classes(style.title, !price && style.bold)}>{title}</Heading>
        {children && <div className={style.text}>{children}</div>}
        <Facts facts={facts} />
        {actions && <div className={style.actions}>{actions}</div>}
      </div>
    </article>
  );
}

/** Short details on one line with a dot between them. */
export function Facts({ facts }: { readonly facts: readonly ReactNode[] }) {
  const known = Children.toArray(facts);
  if (known.length === 0) return null;
  return (
    <div className={style.facts}>
      {Children.map(known, (fact) => (
        <span>{fact}</span>
      ))}
    </div>
  );
}
