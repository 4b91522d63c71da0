import { classes } from '@ui/classes';
import { useState } from 'react';
import style from './map-legend.module.css';

/** What the markers on a map of listings mean. It is open on a wide screen; on a phone it opens when pressed. */
export function MapLegend() {
  const [isOpen] = useState(() => matchMedia('(min-width: 40rem)').matches);
  return (
    <details className={style.legend} open={isOpen}>
      <summary className={style.summary}>Legend</summary>
      <ul role="list" className={style.list}>
        {entries.map(({ kind, sign, words, isRound = false }) => (
          <li key={words}>
            <span aria-hidden="true" className={classes(style.sign, style[kind], isRound && style.round)}>
              {sign}
            </span>
            {words}
          </li>
        ))}
      </ul>
    </details>
  );
}

const entries: readonly {
  readonly kind: 'for_sale' | 'other' | 'mixed';
  readonly sign: string;
  readonly words: string;
  readonly isRound?: boolean;
}[] = [
  { kind: 'for_sale', sign: '$', words: 'For sale' },
  { kind: 'other', sign: 'W', words: 'Wanted' },
  { kind: 'for_sale', sign: '9', words: 'Several for sale', isRound: true },
  { kind: 'other', sign: '9', words: 'Several wanted', isRound: true },
  { kind: 'mixed', sign: '9', words: 'Several of both', isRound: true },
];
