import { escaped } from '../../kernel/text/escaped.rules.js';
import { spanIn } from '../gathering/span.shared.js';
import type { Published } from '../gatherings.ports.js';

/** What the feed says of an event: `date` and `endsAt` are those of its next date. */
export type Feedable = Pick<
  Published,
  'id' | 'title' | 'kind' | 'description' | 'location' | 'timeZone' | 'date' | 'endsAt' | 'publishedAt'
>;

/** Events that were published lately as RSS 2.0.
 *  in      publicUrl: the origin of our pages; address: of the feed itself
 *  source  rssboard.org/rss-specification; RFC 4287 for the link to itself */
export function rssOf(
  gatherings: readonly Feedable[],
  { publicUrl, address }: { readonly publicUrl: string; readonly address: string },
): string {
  const items = gatherings.map((gathering) => {
    const url = inXml(`${publicUrl}/events/${gathering.id}`);
    const { title, location, date, endsAt, timeZone, description, kind, publishedAt } = gathering;
    const words = [`${spanIn(date, endsAt, timeZone)}. ${location}.`, description]
      .filter(Boolean)
      .join('\n\n');
    return `<item>
<title>${inXml(title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<category>${inXml(kind.replace('-', ' '))}</category>
<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>
<description>${inXml(inXml(words).replaceAll('\n', '<br>'))}</description>
</item>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>New events on Swap Meet Classics</title>
<link>${inXml(publicUrl)}/events</link>
<atom:link href="${inXml(address)}" rel="self" type="application/rss+xml"/>
<description>Swap meets, shows, cruises, meetups and auctions that were announced lately.</description>
<language>en-us</language>
<ttl>60</ttl>
${items.join('')}</channel>
</rss>
`;
}

/** Two signs that no XML may have, even escaped: with one of them nobody could read the feed.
 *  source  XML 1.0, 2.2 */
const inXml = (text: string): string => escaped(text.replace(/[\ufffe\uffff]/g, ''));
