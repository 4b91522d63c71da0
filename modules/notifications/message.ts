/** A message with the listing's title of today in place of `{listing}`; null for a listing that is gone. */
export function nameListing(message: string, title: string | null): string {
  return message.replace('{listing}', (_, at: number) =>
    title === null ? `${at === 0 ? 'A' : 'a'} removed listing` : `“${title}”`,
  );
}
