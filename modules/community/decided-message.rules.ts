/** What an author is told of a decision about what they wrote. The reason of staff is in it; that of a community's moderators, who are members, and
 *  the name of their rule are on the page of the post, because a message outlives them.
 *  source  modules/notifications/README.md, Rule 1 */
export function decidedMessage(
  what: 'post' | 'comment',
  subtype: string,
  { by, reason }: { readonly by: 'staff' | 'community'; readonly reason: string },
): string {
  const [, decided = ''] = subtype.split('_');
  if (decided === 'restored') return `Your ${what} {${what}} is shown again.`;
  if (by === 'staff') return `Your ${what} {${what}} was removed${reason ? `: ${reason}` : '.'}`;
  return `The moderators of its community removed your ${what} {${what}}. Open it to read why.`;
}
