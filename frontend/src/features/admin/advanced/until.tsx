/** When something is due: "in 5 minutes", "now". The exact time is in its title. */
export function Until({ at, now = new Date() }: { readonly at: string; readonly now?: Date }) {
  const minutes = Math.ceil((Date.parse(at) - now.getTime()) / 60_000);
  return (
    <time
      dateTime={at}
      title={new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
    >
      {minutes <= 0 ? 'now' : wordsOf(minutes)}
    </time>
  );
}

function wordsOf(minutes: number): string {
  if (minutes < 60) return `in ${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `in ${hours} h` : `in ${Math.round(hours / 24)} days`;
}
