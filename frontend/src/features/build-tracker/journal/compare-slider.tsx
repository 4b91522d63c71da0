import type { EntryView } from '@modules/builds/builds.schemas';
import { type CSSProperties, useState } from 'react';
import style from './compare-slider.module.css';

export type CompareSliderProps = NonNullable<EntryView['compare']> & {
  /** What both show, for screen readers: "Sat, Jun 13, 2026". */
  readonly title: string;
};

/** Two photos over each other, with a line between them that a finger, the mouse or the arrow keys move. */
export function CompareSlider({ before, after, title }: CompareSliderProps) {
  const [share, setShare] = useState(50);
  return (
    <figure className={style.figure}>
      <div className={style.stage} style={{ '--share': `${share}%` } as CSSProperties}>
        <img
          className={style.photo}
          src={after.page}
          alt={`After: ${title}`}
          width={after.width}
          height={after.height}
          loading="lazy"
          decoding="async"
        />
        <img
          className={style.before}
          src={before.page}
          alt={`Before: ${title}`}
          loading="lazy"
          decoding="async"
        />
        <span className={style.line} aria-hidden="true" />
        <input
          type="range"
          className={style.range}
          min={0}
          max={100}
          value={share}
          aria-label="Line between before and after"
          aria-valuetext={`${share} percent before, ${100 - share} percent after`}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      </div>
      <figcaption className={style.caption}>
        <span>Before</span>
        <span>After</span>
      </figcaption>
    </figure>
  );
}
