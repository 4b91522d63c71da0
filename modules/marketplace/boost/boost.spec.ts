import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { Listing } from '../listing/listing.state.js';
import { listingState } from '../listing/listing.state.js';
import { boostDecider } from './boost.decider.js';

const now = '2026-06-01T12:00:00.000Z';
const listing: Listing = { ...listingState.initial, status: 'active', sellerId: 'ana' };
const start = { type: 'StartBoost', listing, most: 1, others: 0, meta: metaOf('ana', now) } as const;
const stop = { type: 'StopBoost', listing, meta: metaOf('ana', now) } as const;
const started = event('BoostStarted', { memberId: 'ana', until: '2026-06-08T12:00:00.000Z', most: 1 });
const over = event('BoostStarted', { memberId: 'ana', until: now, most: 1 });
const stopped = event('BoostStopped', { memberId: 'ana' });

test('a boost runs for seven days', () => {
  given(boostDecider).when(start).thenExactly(started);
  given(boostDecider, over).when(start).thenExactly(started);
  given(boostDecider, started, stopped).when(start).thenExactly(started);
});

test('a listing that is boosted stays as it is', () => {
  given(boostDecider, started)
    .when({ ...start, others: 1 })
    .thenNothing();
});

test('a member has as many at once as the tier allows', () => {
  given(boostDecider)
    .when({ ...start, others: 1 })
    .thenRefused('TOO_MANY_BOOSTS');
  given(boostDecider)
    .when({ ...start, most: 3, others: 2 })
    .thenEvents('BoostStarted');
});

test('only a listing that everybody can buy is boosted', () => {
  const when = (over: Partial<Listing>) =>
    given(boostDecider).when({ ...start, listing: { ...listing, ...over } });
  when({ status: 'held' }).thenRefused('LISTING_NOT_OPEN');
  when({ status: 'paused' }).thenRefused('LISTING_NOT_OPEN');
  when({ isHidden: true }).thenRefused('LISTING_NOT_OPEN');
  when({ isWanted: true }).thenRefused('NOT_FOR_SALE');
});

test('only its seller boosts a listing, or stops that', () => {
  const meta = metaOf('bob', now);
  given(boostDecider)
    .when({ ...start, meta })
    .thenRefused('LISTING_NOT_FOUND');
  given(boostDecider, started)
    .when({ ...stop, meta })
    .thenRefused('LISTING_NOT_FOUND');
});

test('a boost is stopped once', () => {
  given(boostDecider, started).when(stop).thenExactly(stopped);
  given(boostDecider, started, stopped).when(stop).thenNothing();
  given(boostDecider, over).when(stop).thenNothing();
  given(boostDecider).when(stop).thenNothing();
});
