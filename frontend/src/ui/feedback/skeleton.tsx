import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './skeleton.module.css';

export type SkeletonProps = {
  /** The shape of the content that is loading. */
  readonly shape?: 'line' | 'block' | 'card' | 'row' | 'plate';
  readonly className?: string;
};

/** An outline of content that is loading. It shows after 200 ms, but reserves its space from the start. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <div className={classes(style.skeleton, style[shape], className)} aria-hidden="true">
      {PARTS[shape].map((part) => (
        <span key={part} className={classes(style.part, style[part])} />
      ))}
    </div>
  );
}

const PARTS = {
  line: ['wide'],
  block: ['photo'],
  card: ['photo', 'price', 'wide', 'half'],
  row: ['square', 'price', 'half'],
  plate: ['wide', 'price', 'third', 'half'],
} as const;

export type LoadingProps = {
  /** The loading text: "Loading Inventory…" */
  readonly label: string;
  readonly shape?: SkeletonProps['shape'];
  readonly count?: number;
  readonly children?: ReactNode;
};

/** The loading state of a page or a list: a text, and skeletons in the shape of the content. */
export function Loading({ label, shape = 'line', count = 3, children }: LoadingProps) {
  const slots = Array.from({ length: count }, (_, index) => `${shape} ${index}`);
  return (
    <div className={style.loading}>
      <p className={style.label} role="status">
        {label}
      </p>
      {children ?? (
        <div className={shape === 'card' ? style.cards : style.lines}>
          {slots.map((slot) => (
            <Skeleton key={slot} shape={shape} />
          ))}
        </div>
      )}
    </div>
  );
}
