import { useState } from 'react';
import { classes } from '../classes';
import style from './avatar.module.css';

export type AvatarProps = {
  /** The member's name: decides the initials, the colour and the accessible name. */
  readonly name: string;
  readonly src?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  /** Beside a written name, screen readers skip the picture. */
  readonly decorative?: boolean;
  readonly className?: string;
};

/** A member's picture, or initials on a car colour that is always the same for a name. */
export function Avatar({ name, src, size = 'medium', decorative = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const dress = classes(style.avatar, style[size], className);
  if (src && broken !== src) {
    return <img className={dress} src={src} alt={decorative ? '' : name} onError={() => setBroken(src)} />;
  }
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={classes(dress, style[paintOf(name)])} {...named}>
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word: "Ray Kowalski" → "RK". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (
    [first, last]
      .map((word) => word?.[0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}

const PAINTS = [
  'maroon',
  'teal',
  'butternut',
  'forest',
  'navy',
  'cream',
  'coral',
  'slate',
  'olive',
  'sky',
] as const;

/** The colour for a name. */
export function paintOf(name: string): (typeof PAINTS)[number] {
  let sum = 2_166_136_261;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return PAINTS[((sum ^ (sum >>> 15)) >>> 0) % PAINTS.length] ?? 'maroon';
}
