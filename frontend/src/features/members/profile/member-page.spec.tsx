import { buildCardOf } from '@entities/build/build.fixtures';
import { myListingOf, sellerOf } from '@entities/listing/listing.fixtures';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { MemberPage as Member } from '@modules/members/profile/profile.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MemberPage from './member-page';

const ray: Member = {
  id: '0192f0c1-7a52-7000-8000-00000000000a',
  handle: 'ray',
  name: 'Ray',
  picture: null,
  bio: 'Tri-Five Chevys.',
  area: 'Janesville, WI',
  garage: [{ year: 1957, make: 'Chevrolet', model: 'Bel Air', nickname: 'Blue' }],
  joinedAt: '2026-06-01T12:00:00.000Z',
  allowedActions: [],
  whyNotWrite: null,
};
const ofMember = 'GET /api/members/ray';
const ofListings = `GET /api/sellers/${ray.id}`;
const rating = { good: 2, neutral: 1, bad: 0, partners: 3, answersInMinutes: 40 };
const seller = sellerOf({ id: ray.id, handle: 'ray', name: 'Ray', forSale: 2, wanted: 1, rating });
const listing = myListingOf({ id: 'one', title: '327 block' });
const listed = { seller, listings: [listing], nextCursor: null };
const nothing = { seller: sellerOf({ id: ray.id, name: 'Ray' }), listings: [], nextCursor: null };
const reputation = {
  ...rating,
  recent: [
    {
      id: 'said',
      rating: 'neutral',
      comment: 'Came late.',
      answer: 'There was a train.',
      isVoided: false,
      at: '2026-06-09T12:00:00.000Z',
      from: { id: 'bob', name: 'Bob' },
      fromSide: 'buyer',
    },
  ],
};
const open = (query = '') =>
  renderPage(<MemberPage />, { at: `/members/ray${query}`, path: '/members/:handle' });
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Parts of the page of Ray' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('shows who it is, what they have for sale, and how deals with them went', async () => {
  await asGuest({ [ofMember]: ray, [ofListings]: listed });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ray' })).toBeInTheDocument();
  for (const words of ['@ray', 'Tri-Five Chevys.', 'Janesville, WI', 'Member since June 2026'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '327 block' })).toHaveAttribute('href', '/listing/one');
  expect(screen.getByText('+ 2 good')).toBeInTheDocument();
  expect(screen.getByText('Usually answers within an hour')).toBeInTheDocument();
  const parts = (await tabs()).getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('href')]);
  expect(parts).toEqual([
    ['For sale2', '/members/ray'],
    ['Wanted1', '/members/ray?show=wanted'],
    ['Feedback3', '/members/ray?show=feedback'],
    ['Garage1', '/members/ray?show=garage'],
    ['Builds', '/members/ray?show=builds'],
    ['Posts', '/members/ray?show=posts'],
  ]);
  expect(screen.queryByRole('button', { name: /Block/ })).not.toBeInTheDocument();
});

test('shows listings page by page, and wanted ads in a tab of their own', async () => {
  const api = await asGuest({
    [ofMember]: ray,
    [ofListings]: ({ url }: { readonly url: string }) =>
      url.includes('cursor=more')
        ? { ...listed, listings: [myListingOf({ id: 'two', title: 'Rally wheels' })] }
        : url.includes('wanted')
          ? { ...listed, listings: [myListingOf({ id: 'ad', title: 'Tri-power', listingType: 'wanted' })] }
          : { ...listed, nextCursor: 'more' },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Rally wheels' })).toBeInTheDocument();
  await userEvent.click((await tabs()).getByRole('link', { name: /Wanted/ }));
  expect(await screen.findByRole('link', { name: 'Tri-power' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '327 block' })).not.toBeInTheDocument();
  expect(api.calls.some(({ url }) => url.includes('listingType=wanted'))).toBe(true);
});

test('shows the words of buyers and sellers with their answers', async () => {
  await asGuest({
    [ofMember]: ray,
    [ofListings]: listed,
    [`GET /api/feedback/member/${ray.id}`]: reputation,
  });
  open('?show=feedback');
  expect(await screen.findByText(/Came late/)).toBeInTheDocument();
  expect(screen.getByText('Answer: “There was a train.”')).toBeInTheDocument();
  expect(
    screen.getByText('From 3 buyers and sellers. Only each person’s latest rating counts.'),
  ).toBeInTheDocument();
});

test('shows the garage', async () => {
  await asGuest({ [ofMember]: ray, [ofListings]: listed });
  open('?show=garage');
  expect(await screen.findByText('1957')).toBeInTheDocument();
  expect(screen.getByText('“Blue”')).toBeInTheDocument();
});

test('shows the builds that the reader sees', async () => {
  const page = { builds: [buildCardOf()], total: 1, next: null, makes: [] };
  const api = await asGuest({ [ofMember]: ray, [ofListings]: nothing, 'GET /api/builds': page });
  open('?show=builds');
  expect(await screen.findByRole('link', { name: 'Old Blue' })).toHaveAttribute(
    'href',
    `/build-tracker/${page.builds[0]?.id}`,
  );
  expect(api.calls.at(-1)?.url).toBe(`/api/builds?owner=${ray.id}`);
});

test('copies the one address of the page when the device has no share sheet', async () => {
  await asGuest({ [`GET /api/members/${ray.id}`]: ray, [ofListings]: listed });
  const visitor = userEvent.setup();
  renderPage(<MemberPage />, { at: `/members/${ray.id}`, path: '/members/:handle' });
  await visitor.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/members/ray`);
});

test('says so when nothing is for sale, and shows what was sold lately', async () => {
  await asGuest({ [ofMember]: ray, [ofListings]: nothing });
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Nothing for sale right now' })).toBeInTheDocument();
  unmount();
  const sold = myListingOf({ title: 'Brochure', status: 'sold' });
  await asGuest({ [ofMember]: ray, [ofListings]: { ...nothing, listings: [sold] } });
  open();
  expect(await screen.findByText(/These were sold in the last 30 days/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Brochure' })).toBeInTheDocument();
});

test('shows the rest of the page where the listings are not for this reader', async () => {
  const refused = errorResponse({ status: 404, body: { code: 'SELLER_NOT_FOUND', message: 'x' } });
  await asMember({}, { [ofMember]: ray, [ofListings]: refused });
  open();
  expect(await screen.findByText('There is nothing here that you can see right now.')).toBeInTheDocument();
  expect(screen.getByText('Tri-Five Chevys.')).toBeInTheDocument();
  expect(screen.queryByText(/This seller/)).not.toBeInTheDocument();
});

test('shows suggestions on an empty page to its owner only', async () => {
  const bare = { ...ray, bio: null, garage: [] };
  const answers = (isOwn: boolean) => ({
    [ofMember]: { ...bare, allowedActions: isOwn ? ['edit'] : [] },
    [ofListings]: nothing,
  });
  await asMember({ uid: ray.id, id: ray.id }, answers(true));
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Add a few words about you' })).toHaveAttribute(
    'href',
    '/account?edit=profile',
  );
  expect(await screen.findByRole('link', { name: 'List a part' })).toHaveAttribute('href', '/create-listing');
  for (const words of ['Message', 'Follow', /^Report/, /^Block/])
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  unmount();
  await asMember({}, answers(false));
  open();
  await screen.findByRole('heading', { name: 'Nothing for sale right now' });
  expect(screen.queryByRole('link', { name: 'Add a few words about you' })).not.toBeInTheDocument();
});

test('says before anybody writes that the two cannot, and offers what is possible', async () => {
  await asMember(
    {},
    {
      [ofMember]: { ...ray, whyNotWrite: 'ASK_GUARDIAN' },
      [ofListings]: listed,
      'GET /api/account/guardianship': { status: 'verified', guardian: { id: 'dana', name: 'Dana' } },
    },
  );
  const { unmount } = open();
  expect(await screen.findByText('Ask your guardian to write to Ray')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Send it to Dana' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Message' })).not.toBeInTheDocument();
  unmount();
  await asMember({}, { [ofMember]: { ...ray, whyNotWrite: 'NOT_EACH_OTHER' }, [ofListings]: listed });
  open();
  expect(await screen.findByText('You and Ray cannot write to each other')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Message' })).not.toBeInTheDocument();
});

test('blocks a member after a confirmation, and unblocks', async () => {
  let blocked = false;
  const receipt = { id: 'ray', version: 1, position: 3 };
  await asMember(
    {},
    {
      [ofMember]: () => ({
        ...ray,
        allowedActions: [blocked ? 'unblock' : 'block'],
        whyNotWrite: blocked ? 'NOT_EACH_OTHER' : null,
      }),
      [ofListings]: listed,
      'GET /api/my/holds': { listings: [myListingOf({ title: 'Carburetor' })] },
      [`POST /api/members/${ray.id}/block`]: () => {
        blocked = true;
        return receipt;
      },
      [`DELETE /api/members/${ray.id}/block`]: () => {
        blocked = false;
        return receipt;
      },
    },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Block Ray' }));
  const dialog = screen.getByRole('dialog', { name: 'Block Ray?' });
  expect(await within(dialog).findByText('The hold on “Carburetor” is released.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('You have blocked Ray.')).toBeInTheDocument();
  expect(screen.queryByText(/cannot write to each other/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('button', { name: 'Block Ray' })).toBeInTheDocument();
});

test('shows a message for an unknown handle', async () => {
  await asGuest({
    [ofMember]: errorResponse({ status: 404, body: { code: 'MEMBER_NOT_FOUND', message: 'x' } }),
  });
  open();
  expect(await screen.findByRole('heading', { name: 'Member not found' })).toBeInTheDocument();
  expect(document.title).toBe('Member not found · Swap Meet Classics');
});
