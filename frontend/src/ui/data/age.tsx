export type AgeProps = {
  /** ISO-8601 time. */
  readonly since: string;
  readonly now?: Date;
  /** It starts a sentence, so it begins with a capital: "Just now". */
  readonly first?: boolean;
};

/** How long ago, with the exact time on hover. */
export function Age({ since, now = new Date(), first = false }: AgeProps) {
  const words = ageText(since, now);
  return (
    <time
      dateTime={since}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = exactTime(since);
      }}
      suppressHydrationWarning
    >
      {first ? words.charAt(0).toUpperCase() + words.slice(1) : words}
    </time>
  );
}

/** "just now", "5 minutes ago", "3 days ago", "2 weeks ago", "4 months ago", "2 years ago". */
export function ageText(since: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / 60_000);
  if (Number.isNaN(minutes) || minutes < 1) return 'just now';
  for (const [unit, length] of UNITS) {
    const whole = Math.floor(minutes / length);
    if (whole >= 1) return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}

const UNITS = [
  ['year', 525_600],
  ['month', 43_800],
  ['week', 10_080],
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;

function exactTime(since: string): string {
  const time = new Date(since);
  if (Number.isNaN(time.getTime())) return since;
  return time.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
}
