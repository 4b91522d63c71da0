import { jest } from '@jest/globals';
import { asGuest } from '@lib/testing/page.fixtures';
import type { AdShown } from '@modules/ads/shown-ad.contract';
import { act, render, screen } from '@testing-library/react';
import { AdPlace } from './ad-place';
import { whenSeen } from './seen-ads';

const id = '5f3c6a1e-0000-4000-8000-000000000001';
const ad: AdShown = {
  id,
  kind: 'ad',
  title: 'Bumpers rechromed',
  text: 'In three weeks.',
  href: `/api/ads/${id}/go?place=wall`,
  picture: { src: `/api/ads/${id}/pictures/a`, alt: 'A bumper' },
};
const place = (known: AdShown | null | undefined) => (
  <ul>
    <AdPlace place="wall" ad={known} />
  </ul>
);

test('an ad says that it is one, and its link counts and leads on', async () => {
  render(place(ad));
  const shown = await screen.findByRole('complementary', { name: 'Ad' });
  expect(shown).toHaveTextContent('In three weeks.');
  expect(screen.getByRole('link', { name: ad.title })).toHaveAttribute('href', ad.href);
  expect(screen.getByRole('img', { name: 'A bumper' })).toBeInTheDocument();
});

test('a notice of ours is called a notice', async () => {
  render(place({ ...ad, kind: 'notice', picture: null }));
  expect(await screen.findByRole('complementary', { name: 'Notice' })).toBeInTheDocument();
});

test('without an ad there is no place, and one that comes later is left out', () => {
  const { rerender } = render(place(undefined));
  rerender(place(ad));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  render(place(null));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('an ad counts once half of it was in view for a second, and not again within ten minutes', async () => {
  const still = globalThis.IntersectionObserver;
  jest.useFakeTimers();
  let look: (isIntersecting: boolean) => void = () => undefined;
  globalThis.IntersectionObserver = class extends still {
    constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(notify);
      expect(options?.threshold).toBe(0.5);
      look = (isIntersecting) => notify([{ isIntersecting } as IntersectionObserverEntry], this);
    }
  };
  try {
    const { calls } = await asGuest({ [`POST /api/ads/${id}/seen`]: {} });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const watch = () => whenSeen(document.body, { id, place: 'wall' });
    watch();
    look(true);
    await pass(900);
    look(false);
    await pass(1_000);
    expect(calls).toHaveLength(0);
    look(true);
    await pass(1_000);
    expect(calls.map(({ body }) => body)).toEqual([{ place: 'wall' }]);
    watch();
    look(true);
    await pass(1_000);
    expect(calls).toHaveLength(1);
    await pass(600_000);
    watch();
    look(true);
    await pass(1_000);
    expect(calls).toHaveLength(2);
  } finally {
    globalThis.IntersectionObserver = still;
    jest.useRealTimers();
  }
});
