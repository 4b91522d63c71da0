import { type ComponentPropsWithRef, useState } from 'react';
import { classes } from '../classes';
import style from './photo.module.css';

export type PhotoProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt' | 'loading'> & {
  readonly src?: string | null | undefined;
  readonly alt: string;
  readonly ratio?: '4:3' | '1:1' | '16:9';
  /** Above the fold: loads at once. Other photos load when they are near the viewport. */
  readonly eager?: boolean;
};

/** A picture that reserves its space while it loads. It shows a text when there is no picture. */
export function Photo({ src, alt, ratio = '4:3', eager = false, className, ...rest }: PhotoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = classes(style.frame, style[RATIOS[ratio]], className);
  if (!src || broken === src) {
    return (
      <span
        className={classes(shape, style.none)}
        role="img"
        aria-label={alt ? `${alt}: no photo yet` : 'No photo yet'}
      >
        <svg viewBox="0 0 48 36" aria-hidden="true">
          <path d="M4 4h8m24 0h8v8M4 4v8m0 12v8h8m24 0h8v-8" />
          <circle cx="24" cy="18" r="8" />
          <circle cx="24" cy="18" r="3" />
        </svg>
        <span aria-hidden="true">No photo yet</span>
      </span>
    );
  }
  return (
    <span className={shape}>
      <img
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(src)}
        {...rest}
      />
    </span>
  );
}

const RATIOS = { '4:3': 'classic', '1:1': 'square', '16:9': 'broad' } as const;
