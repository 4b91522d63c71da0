import { type Feedable, rssOf } from './write-rss.shared.js';

const jefferson: Feedable = {
  id: 'jefferson',
  title: 'Cars & <b>parts</b>',
  kind: 'swap-meet',
  description: 'Bring "tools"\n<script>alert(1)</script>',
  location: 'Fair Park, Jefferson, WI',
  timeZone: 'America/Chicago',
  date: '2027-04-10T12:00:00.000Z',
  endsAt: '2027-04-10T20:00:00.000Z',
  publishedAt: '2027-03-01T12:00:00.000Z',
};

test('a feed shows words as they were typed', () => {
  const feed = rssOf([jefferson], {
    publicUrl: 'https://swap.example',
    address: 'https://swap.example/api/events/rss?a=1&b=2',
  });
  expect(feed).toContain('<title>Cars &amp; &lt;b&gt;parts&lt;/b&gt;</title>');
  expect(feed).toContain('<pubDate>Mon, 01 Mar 2027 12:00:00 GMT</pubDate>');
  expect(feed).toContain('href="https://swap.example/api/events/rss?a=1&amp;b=2"');
  // readers show the description as HTML
  expect(feed).toContain(
    'Sat, Apr 10, 2027, 7:00 AM – 3:00 PM CDT. Fair Park, Jefferson, WI.&lt;br&gt;&lt;br&gt;Bring &amp;quot;tools&amp;quot;',
  );
  expect(feed).toContain('&amp;lt;script&amp;gt;');
});

test('signs that no XML may have leave the feed readable', () => {
  const words = { title: 'A\ufffeB', description: 'C\uffffD', location: 'E\ufffe' };
  const feed = rssOf([{ ...jefferson, ...words }], { publicUrl: '', address: '' });
  expect(feed).toContain('<title>AB</title>');
  expect(feed).not.toMatch(/[\ufffe\uffff]/);
});
