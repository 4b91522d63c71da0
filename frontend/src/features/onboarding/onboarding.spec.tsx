import { resetTour, restartTour } from '@entities/tour/tour';
import { tourEndpoint } from '@entities/tour/tour.mutations';
import { jest } from '@jest/globals';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { rememberTour } from '@modules/identity/identity.contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import { dismissToast } from '@ui/feedback/toast-store';
import { useLocation } from 'react-router-dom';
import { Onboarding, TOUR_DELAY_MS } from './onboarding';
import './tour-dialog';
import { tourSteps } from './tour-steps';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const dialog = () => screen.queryByRole('dialog');
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const address = () => screen.getByLabelText('Address').textContent;
const flags = () => ({
  dismissed: localStorage.getItem('onboarding-dismissed'),
  date: localStorage.getItem('onboarding-dismissed-date'),
  completed: localStorage.getItem('onboarding-completed-ray'),
});
const nothingKept = { dismissed: null, date: null, completed: null };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-05-02T08:00:00.000Z') });
});
afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

function AnyPage() {
  const { pathname } = useLocation();
  return (
    <>
      <output aria-label="Address">{pathname}</output>
      <Onboarding />
      <Toaster />
    </>
  );
}

async function open(at = '/') {
  renderPage(<AnyPage />, { at, path: '/*' });
  await wait(TOUR_DELAY_MS);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the tour opens by itself', () => {
  test('1500 ms after the member is known, and not sooner', async () => {
    await asMember();
    renderPage(<AnyPage />, { path: '/*' });
    await wait(1499);
    expect(dialog()).toBeNull();
    await wait(1);
    expect(dialog()).toHaveAccessibleName('Welcome to Swap Meet Classics');
  });

  test('not over an open dialog, but after it', async () => {
    await asMember();
    const other = document.body.appendChild(document.createElement('div'));
    other.setAttribute('role', 'dialog');
    await open();
    expect(screen.getAllByRole('dialog')).toEqual([other]);
    other.remove();
    await wait(TOUR_DELAY_MS);
    expect(dialog()).toHaveAccessibleName('Welcome to Swap Meet Classics');
  });

  test('for whoever asked before its code was there', async () => {
    await asGuest();
    restartTour();
    renderPage(<AnyPage />, { path: '/*' });
    await wait(0);
    expect(dialog()).toHaveAccessibleName('Welcome to Swap Meet Classics');
  });

  test('never for a guest', async () => {
    await asGuest();
    await open();
    expect(dialog()).toBeNull();
  });

  test.each([
    ['onboarding-dismissed', 'true', false],
    ['onboarding-completed-ray', 'true', false],
    ['onboarding-completed-bob', 'true', true],
    ['onboarding-dismissed', 'yes', true],
    ['onboarding-completed-ray', '1', true],
  ])('with %s = %s: %s', async (flag, value, comes) => {
    await asMember();
    localStorage.setItem(flag, value);
    await open();
    expect(dialog() !== null).toBe(comes);
  });

  test('not for a member who ended it in another browser, nor for one who is suspended', async () => {
    await asMember({ hasEndedTour: true });
    await open();
    expect(dialog()).toBeNull();
    cleanup();
    await asMember({ suspension: { until: null, decisionId: null } });
    await open();
    expect(dialog()).toBeNull();
  });

  test.each(['/create-listing', '/listing/7/edit', '/login'])('not over the form at %s', async (at) => {
    await asMember();
    await open(at);
    expect(dialog()).toBeNull();
  });

  test.each([[{ hasAcceptedTerms: false }], [{ missingRequirement: 'date of birth' as const }]])(
    'not before the terms are accepted and the date of birth is given',
    async (changes) => {
      await asMember(changes);
      await open();
      expect(dialog()).toBeNull();
    },
  );
});

describe('the tour', () => {
  beforeEach(async () => {
    await asMember();
    await open();
  });

  test('has six steps, each with a tip, and five links', () => {
    expect(tourSteps.map(({ id }) => id)).toEqual([
      'welcome',
      'marketplace',
      'inventory',
      'build-tracker',
      'community',
      'events',
    ]);
    expect(tourSteps.every(({ tips }) => tips.length > 0)).toBe(true);
    expect(
      tourSteps.flatMap(({ action }) => (action && 'href' in action ? [[action.text, action.href]] : [])),
    ).toEqual([
      ['Create Your First Listing', '/create-listing'],
      ['Explore Inventory System', '/inventory'],
      ['Start Your First Build', '/build-tracker'],
      ['Visit Community Wall', '/wall'],
      ['Browse Upcoming Events', '/events'],
    ]);
  });

  test('begins at the first step, with Previous disabled', () => {
    expect(screen.getByText('Step 1 of 6')).toBeVisible();
    expect(screen.getByText('17% Complete')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Tour progress' })).toHaveAttribute('aria-valuenow', '17');
    expect(screen.getByRole('heading', { name: 'Pro Tips from the Community' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  test('goes forward and back, and marks visited steps', async () => {
    await press('Next');
    expect(dialog()).toHaveAccessibleName('The marketplace');
    expect(screen.getByText('Step 2 of 6')).toBeVisible();
    expect(screen.getByText('33% Complete')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Step 1: .+, visited$/ })).toBeVisible();
    await press('Previous');
    expect(screen.getByText('Step 1 of 6')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Step 1:/ })).toHaveAttribute('aria-current', 'step');
  });

  test('jumps to a numbered step without marking any as visited', async () => {
    await press(/^Step 6:/);
    expect(screen.getByText('100% Complete')).toBeVisible();
    expect(screen.queryByRole('button', { name: /visited/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Complete Tour' })).toBeVisible();
  });

  test('says welcome, closes and is remembered for this member when completed', async () => {
    for (let step = 1; step < 6; step++) await press('Next');
    await press('Complete Tour');
    expect(dialog()).toBeNull();
    expect(screen.getByText('Welcome aboard!')).toBeVisible();
    expect(
      screen.getByText(
        "You're all set to start your Swap Meet Classics journey. Help tooltips are available throughout the platform.",
      ),
    ).toBeVisible();
    expect(flags()).toEqual({ ...nothingKept, completed: 'true' });
  });

  test.each(['Skip Tour', 'Close'])('says how to restart it and is remembered after %s', async (way) => {
    await press(way);
    expect(dialog()).toBeNull();
    expect(screen.getByText('Tour skipped')).toBeVisible();
    expect(screen.getByText('You can always restart the tour from the help menu.')).toBeVisible();
    expect(flags()).toEqual({ ...nothingKept, completed: 'true' });
  });

  test('stores the dismissal and its date when the member wants no more tours', async () => {
    await user.click(screen.getByRole('checkbox', { name: "Don't show this tour again" }));
    await press('Skip Tour');
    expect(flags()).toEqual({
      dismissed: 'true',
      date: expect.stringMatching(/^2026-05-02T08:00:0\d\.\d{3}Z$/),
      completed: 'true',
    });
  });

  test('closes and opens the page of a link', async () => {
    await press('Next');
    await press('Create Your First Listing');
    expect(address()).toBe('/create-listing');
    expect(dialog()).toBeNull();
    expect(flags().completed).toBe('true');
  });

  test('stays open after a click beside it', async () => {
    fireEvent.pointerDown(document.body);
    await wait(0);
    expect(dialog()).not.toBeNull();
  });

  test('can be restarted, and a reset deletes everything stored about it', async () => {
    await press('Next');
    await user.click(screen.getByRole('checkbox', { name: "Don't show this tour again" }));
    await press('Skip Tour');
    act(restartTour);
    await wait(0);
    expect(within(screen.getByRole('dialog')).getByText('Step 1 of 6')).toBeVisible();
    resetTour('ray');
    expect(flags()).toEqual(nothingKept);
  });
});

test('the account remembers the end of the tour, and of one that this browser alone knows of', async () => {
  const { calls } = await asMember({}, { 'POST /api/account/tour': { isOver: true } });
  await open();
  await press('Skip Tour');
  await wait(0);
  const told = () => calls.filter(({ url }) => url === '/api/account/tour').map(({ body }) => body);
  expect(told()).toEqual([{ isOver: true }]);
  cleanup();
  await open();
  expect(told()).toEqual([{ isOver: true }, { isOver: true }]);
  expect(tourEndpoint).toEqual({ method: rememberTour.method, path: rememberTour.path });
});

test('a step can run its own action, and the tour stays open', async () => {
  await asMember();
  const { TourDialog } = await import('./tour-dialog');
  const handler = jest.fn();
  const [first] = tourSteps;
  if (!first) throw new Error('no steps');
  const never = () => {
    throw new Error('not closed');
  };
  const steps = [{ ...first, action: { text: 'Show me', handler } }];
  renderPage(<TourDialog steps={steps} onComplete={never} onClose={never} />);
  await press('Show me');
  expect(handler).toHaveBeenCalledTimes(1);
  expect(dialog()).not.toBeNull();
});
