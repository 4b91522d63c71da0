import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './skeleton.module.css';

export type SkeletonProps = {
  /** The shape of what comes. */
  readonly shape?: 'line' | 'block' | 'card' | 'row' | 'plate';
  readonly className?: string;
};

/** The outline of something that is on its way. It waits 200 ms before it shows, and keeps its place from the start. */
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
  /** What is on its way: "Loading Inventory…" */
  readonly label: string;
  readonly shape?: SkeletonProps['shape'];
  readonly count?: number;
  readonly children?: ReactNode;
};

/** A page or a list on its way: the words, and skeletons in the shape of what comes. */
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
