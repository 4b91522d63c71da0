/** A message with the current title, on one line, in place of `{listing}`. The title is null for a removed listing. */
export function nameListing(message: string, title: string | null): string {
  return message.replace('{listing}', (_, at: number) =>
    title === null ? `${at === 0 ? 'A' : 'a'} removed listing` : `“${title.replace(/[\s\u0085]+/gu, ' ')}”`,
  );
}
