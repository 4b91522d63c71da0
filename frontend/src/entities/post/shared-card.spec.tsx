import { ShareOnWall } from '@entities/sharing/share-on-wall';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import type { SharedView } from '@modules/community/post/post.schemas';
import { screen } from '@testing-library/react';
import { personOf, postOf } from './post.fixtures';
import { PostCard } from './post-card';
import { SharedCard } from './shared-card';

const radio: SharedView = {
  kind: 'listing',
  id: 'radio',
  name: 'wanted ad',
  title: 'Radio',
  href: '/listing/radio',
  photo: null,
  details: ['Up to $45', 'Janesville, WI'],
  state: 'Found',
};

test('a card names what it is, its facts and its state, and leads there', async () => {
  await asGuest();
  renderPage(<SharedCard shared={radio} />);
  expect(screen.getByRole('link', { name: 'Radio' })).toHaveAttribute('href', '/listing/radio');
  for (const words of ['wanted ad', 'Up to $45', 'Janesville, WI', 'Found'])
    expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['No longer here', 'This event is no longer here.'],
  ['Ended', 'This event is no longer shown.'],
])('what is gone says so, and leads nowhere: %s', async (state, words) => {
  await asGuest();
  renderPage(
    <SharedCard shared={{ ...radio, name: 'event', title: null, href: null, details: [], state }} />,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a gift has its own card: who gave, the amount where it is shown, the message', async () => {
  await asGuest();
  const shared: SharedView = {
    kind: 'donation',
    id: 'gift',
    name: 'gift',
    title: 'E. J. keeps the lights on. Thank you!',
    href: '/donate/donors',
    photo: null,
    details: ['$50', '“For the meet”'],
    state: null,
  };
  renderPage(<PostCard post={postOf({ body: '', shared, author: personOf('Swap Meet Classics') })} />);
  expect(screen.getByRole('link', { name: shared.title ?? '' })).toHaveAttribute('href', '/donate/donors');
  for (const words of shared.details) expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('Swap Meet Classics')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Swap Meet Classics' })).toBeNull();
});

test('sharing leads to the composer, for a guest after the sign-in', async () => {
  const button = <ShareOnWall kind="listing" id="radio" title="Radio" />;
  const address = () => screen.getByRole('link', { name: 'Share on the wall: Radio' }).getAttribute('href');
  await asMember();
  const { unmount } = renderPage(button);
  expect(address()).toBe('/wall?share=listing%3Aradio');
  unmount();
  await asGuest();
  renderPage(button);
  expect(address()).toBe('/login?next=/wall%3Fshare%3Dlisting%253Aradio');
});
