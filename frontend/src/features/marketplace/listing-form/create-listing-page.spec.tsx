import { formOf, janesville, listingId, openPage, receipt } from '@entities/listing/listing.fixtures';
import { jest } from '@jest/globals';
import { setAppCheck } from '@lib/api/app-check-header';
import { asGuest, asMember, errorResponse } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CreateListingPage from './create-listing-page';

const year = new Date().getUTCFullYear();
const address = '/create-listing';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(answers = {}, at = address) {
  const network = await asMember({}, { 'GET /api/places': janesville, ...answers });
  const page = openPage(<CreateListingPage />, address, at);
  return { ...network, ...page };
}

const next = () => userEvent.click(screen.getByRole('button', { name: /^Next/ }));
async function nextTo(step: string) {
  await next();
  await screen.findByRole('heading', { name: step });
}
const fill = (name: RegExp, words: string) => userEvent.type(screen.getByRole('textbox', { name }), words);

async function toDetailsOfCar(modelYear: number) {
  await userEvent.click(screen.getByRole('radio', { name: /^Cars & Trucks/ }));
  await fill(/^Title/, 'Cheyenne Super, long bed');
  await nextTo('Details');
  await fill(/^Year/, String(modelYear));
  await userEvent.tab();
}

async function toPlace() {
  await fill(/^Title/, '327 block, standard bore');
  await nextTo('Details');
  await nextTo('Price & place');
  await fill(/^Price/, '450');
  await fill(/^Where it is/, '53545');
}

const drafted = {
  'POST /api/listings': receipt,
  [`GET /api/my/listings/${listingId}`]: {
    id: listingId,
    status: 'draft',
    form: formOf(),
    area: 'Janesville, WI',
    photos: [],
  },
};

test('gets the app check while the form is filled in, not before it is touched', async () => {
  const appCheckToken = jest.fn(async () => 'a token');
  setAppCheck(async () => ({ appCheckToken, renewAppCheck: appCheckToken }));
  await open();
  expect(appCheckToken).not.toHaveBeenCalled();
  await fill(/^Title/, '3');
  await waitFor(() => expect(appCheckToken).toHaveBeenCalled());
  setAppCheck(() => Promise.reject(new Error('There is no app check here.')));
});

test('sends a guest to sign in and back', async () => {
  await asGuest();
  openPage(<CreateListingPage />, address, address);
  expect(screen.getByText('at /login?next=/create-listing')).toBeInTheDocument();
});

test('shows a minor without a verified guardian the reason instead of the form', async () => {
  await asMember({ isMinor: true, missingRequirement: 'guardian', capabilities: ['editProfile'] });
  openPage(<CreateListingPage />, address, address);
  expect(await screen.findByText(/a parent or guardian whom we have verified/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
  expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
});

test('shows a suspended member why there is no form', async () => {
  await asMember({ suspension: { until: '2026-06-08T12:00:00.000Z', decisionId: null } });
  openPage(<CreateListingPage />, address, address);
  expect(await screen.findByText('You cannot list while your account is suspended')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
});

test('keeps a step with errors open and links each error to its field', async () => {
  await open();
  await next();
  const problem = await screen.findByRole('button', { name: 'Enter a title.' });
  expect(screen.getByText('Fix one field').closest('[tabindex="-1"]')).toHaveFocus();
  await userEvent.click(problem);
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toBeInvalid();
});

test('checks a field that is left empty on Next, and one that is filled when it is left', async () => {
  await open();
  await userEvent.click(screen.getByRole('textbox', { name: /^Title/ }));
  await userEvent.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  await fill(/^Title/, 'x');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a title of at least 3 characters.');
});

test('fills in make, model and years from the title, where nothing is typed yet', async () => {
  await open();
  await fill(/^Title/, '1955–57 Chevy Bel Air fender');
  await nextTo('Details');
  expect(screen.getByText(/come from your title/)).toBeInTheDocument();
  const row = screen.getByRole('group', { name: 'Fits, row 1' });
  const typed = [...row.querySelectorAll('input')].map(({ value }) => value);
  expect(typed).toEqual(['1955', '1957', 'Chevrolet', 'Bel Air', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await nextTo('Details');
  expect(screen.queryByRole('group', { name: 'Fits, row 1' })).toBeNull();
});

test('refuses a vehicle under 20 years old and names the newest year allowed', async () => {
  await open();
  await toDetailsOfCar(year - 19);
  expect(await screen.findByText(new RegExp(`has to be ${year - 20} or earlier`))).toBeInTheDocument();
});

test.each([20, 24])('accepts a vehicle of %i years and shows the public rule', async (age) => {
  await open();
  await toDetailsOfCar(year - age);
  expect(await screen.findByText(/Our public rule for vehicles is 25 years/)).toBeInTheDocument();
  expect(screen.queryByText(/or earlier/)).toBeNull();
});

test('accepts a vehicle of 25 years without a note', async () => {
  await open();
  await toDetailsOfCar(year - 25);
  expect(screen.queryByText(/Our public rule/)).toBeNull();
  expect(screen.queryByText(/or earlier/)).toBeNull();
});

test('does not ask for the vehicle of a part', async () => {
  await open();
  await fill(/^Title/, '327 block');
  await nextTo('Details');
  expect(screen.queryByRole('textbox', { name: /^Year/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a vehicle' })).toBeInTheDocument();
});

test('requires a fitment row to end after it begins', async () => {
  await open();
  await fill(/^Title/, '327 block');
  await nextTo('Details');
  await userEvent.click(screen.getByRole('button', { name: 'Add a vehicle' }));
  await fill(/^From/, '1967');
  await fill(/^To/, '1962');
  await userEvent.tab();
  expect(await screen.findByText('The last year cannot be before the first.')).toBeInTheDocument();
});

test('shows an unknown place at its field', async () => {
  await open({ 'GET /api/places': errorResponse({ status: 404, body: { code: 'PLACE_NOT_FOUND' } }) });
  await toPlace();
  await userEvent.tab();
  expect(await screen.findByText(/We cannot find that place/)).toBeInTheDocument();
});

test('shows the server’s message at the field of an ambiguous place', async () => {
  const message = 'There is more than one Janesville. Choose yours, or add its state.';
  const guesses = ['Janesville, WI', 'Janesville, CA'];
  await open({
    'GET /api/places': errorResponse({ status: 422, body: { code: 'PLACE_NOT_FOUND', message, guesses } }),
  });
  await toPlace();
  await userEvent.tab();
  expect(await screen.findByText(message)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Janesville, CA' }));
  expect(screen.getByLabelText(/^Where it is/)).toHaveValue('Janesville, CA');
});

test('names a known place', async () => {
  await open();
  await toPlace();
  await userEvent.tab();
  expect(await screen.findByText('Janesville, WI')).toBeInTheDocument();
});

test('keeps typed text after a reload, and can start over', async () => {
  const { unmount } = await open();
  await fill(/^Title/, '327 block, standard bore');
  unmount();
  await open();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('327 block, standard bore');
  expect(screen.getByText(/This is the listing you started/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('');
  expect(screen.queryByText(/This is the listing you started/)).toBeNull();
});

test('does not show one member’s draft to another', async () => {
  const { unmount } = await open();
  await fill(/^Title/, '327 block, standard bore');
  unmount();
  await asMember({ uid: 'ana', id: 'ana' });
  openPage(<CreateListingPage />, address, address);
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('');
});

test('saves a draft before the review, asks once for a photo, and goes to the listing after publishing', async () => {
  const { calls } = await open({ ...drafted, [`POST /api/listings/${listingId}/publish`]: receipt });
  await toPlace();
  await nextTo('Review');
  const draft = calls.find(({ method, url }) => method === 'POST' && url === '/api/listings');
  expect(draft?.body).toMatchObject({
    title: '327 block, standard bore',
    price: 450,
    place: { text: '53545' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  expect(await screen.findByText(`at /listing/${listingId}`)).toBeInTheDocument();
  expect(calls.filter(({ url }) => url === '/api/listings' || url.endsWith('/publish'))).toHaveLength(2);
  expect(Object.keys(localStorage)).not.toContain('listing-form:ray');
});

test('sends an unanswered draft again with the same key, then updates it', async () => {
  const { calls, unmount } = await open();
  await toPlace();
  await next();
  expect(await screen.findByText(/cannot be reached/)).toBeInTheDocument();
  const first = calls.find(({ url }) => url === '/api/listings');
  unmount();
  const again = await open({ ...drafted, [`PUT /api/listings/${listingId}`]: receipt });
  await fill(/^Title/, ', bored');
  await nextTo('Details');
  await nextTo('Price & place');
  await nextTo('Review');
  const second = again.calls.find(({ url }) => url === '/api/listings');
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  expect(second?.body).toEqual(first?.body);
  const put = again.calls.find(({ method }) => method === 'PUT');
  expect(put?.body).toMatchObject({ title: '327 block, standard bore, bored' });
});

test('shows a server error at its field', async () => {
  await open({
    'POST /api/listings': errorResponse({
      status: 422,
      body: {
        code: 'PRICE_MISSING',
        message: 'Name a price.',
        fields: [{ path: 'price', message: 'Name a price that fits.' }],
      },
    }),
  });
  await toPlace();
  await next();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Price/ })).toBeInvalid());
  expect(screen.getByRole('button', { name: 'Name a price that fits.' })).toBeInTheDocument();
});

test('does not restore a form whose draft was published', async () => {
  const { unmount } = await open(drafted);
  await toPlace();
  await nextTo('Review');
  unmount();
  const path = `GET /api/my/listings/${listingId}`;
  await open({ [path]: { ...drafted[path], status: 'active' } });
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('');
});

test('shows an error at a new row that was left empty only on Next', async () => {
  await open();
  await fill(/^Title/, '327 block');
  await nextTo('Details');
  await userEvent.click(screen.getByRole('button', { name: 'Add a part number' }));
  expect(screen.queryByText('Enter the number, or remove this row.')).toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'Number 1' }));
  await userEvent.tab();
  expect(screen.queryByText('Enter the number, or remove this row.')).toBeNull();
  await next();
  expect((await screen.findAllByText('Enter the number, or remove this row.')).length).toBeGreaterThan(0);
});

test('a member without a confirmed address is told so at the first step, and can still go on', async () => {
  await asMember({ emailVerified: false });
  openPage(<CreateListingPage />, address, address);
  expect(screen.getByText('Confirm your email address to publish.')).toBeInTheDocument();
  expect(screen.getByText('You can fill in everything now; it is kept as a draft.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeInTheDocument();
  await fill(/^Title/, '327 block');
  await nextTo('Details');
  expect(screen.queryByText('Confirm your email address to publish.')).toBeNull();
});

test('a refused publishing is said above the button that was pressed, in view and with the focus', async () => {
  const message = 'Confirm your email address first.';
  await open({
    ...drafted,
    [`POST /api/listings/${listingId}/publish`]: errorResponse({
      status: 403,
      body: { code: 'MAIL_NOT_VERIFIED', message },
    }),
  });
  await toPlace();
  await nextTo('Review');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  const alert = await screen.findByText(message);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(scrolled.mock.contexts).toContain(screen.getByRole('alert'));
  expect(alert.compareDocumentPosition(screen.getByRole('button', { name: 'Publish' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
