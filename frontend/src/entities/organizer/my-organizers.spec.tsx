import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import { MyOrganizers } from './my-organizers';

const organizer = { id: 'o1', slug: 'club', name: 'The Club', isVerified: true };

test('shows the role and the state, and leads to the next step', async () => {
  await asMember(
    {},
    {
      'GET /api/organizers/mine': {
        organizers: [
          { ...organizer, role: 'owner', invitedAs: null, verification: 'verified' },
          {
            ...organizer,
            id: 'o2',
            slug: 'shop',
            name: 'The Shop',
            role: null,
            invitedAs: 'gate',
            verification: 'asked',
          },
        ],
      },
    },
  );
  renderPage(<MyOrganizers />);
  expect(await screen.findByRole('link', { name: 'New event of The Club' })).toHaveAttribute(
    'href',
    '/events/new?organizer=club',
  );
  expect(screen.getByRole('link', { name: 'Answer the invitation of The Shop' })).toHaveAttribute(
    'href',
    '/organizers/shop',
  );
});

test('a guest and a member without any see nothing of it', async () => {
  const { calls } = await asGuest();
  const { container, unmount } = renderPage(<MyOrganizers />);
  expect(container).toBeEmptyDOMElement();
  expect(calls.some(({ url }) => url.includes('organizers'))).toBe(false);
  unmount();
});
