import { adDecider } from '../../modules/ads/ad/ad.decider.js';
import type { AdWords } from '../../modules/ads/ad/ad.events.js';
import { dayIn, daysAfter, usualTimeZone } from '../../modules/kernel/decider/days.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { pictureBlob } from '../../modules/media/photo-blobs.shared.js';
import { storePhoto } from '../../modules/media/photos.js';
import type { DemoDeps } from './demo-deps.js';
import type { Picture } from './offer.js';
import { encodeHere, type Pictures } from './render-pictures.js';

interface DemoAd {
  readonly words: Omit<AdWords, 'from' | 'until'>;
  readonly drawing: Picture | null;
  readonly alt: string;
}

/** A notice of ours and two ads, which run for three months. */
export async function writeAds(deps: DemoDeps, seed: string, pictures: Pictures): Promise<void> {
  const today = dayIn(deps.now, usualTimeZone);
  for (const [nth, { words, drawing, alt }] of demoAds.entries()) {
    const id = deterministicId(seed, 'ad', nth);
    const meta = (step: string) => ({
      actor: { id: 'demo', roles: ['admin'] },
      now: deps.now,
      commandId: deterministicId(seed, 'ad', nth, step),
    });
    const days = { from: today, until: daysAfter(today, 90) };
    const picture = drawing && {
      alt,
      photo: await storePhoto(deps.blobs, await pictures.file(drawing), {
        encode: encodeHere,
        owner: `ad ${id}`,
        blobOf: pictureBlob,
      }),
    };
    await deps.sendToStream(adDecider, id, [
      { type: 'DraftAd', words: { ...words, ...days }, meta: meta('draft') },
      { type: 'ChangeAdPicture', picture, meta: meta('picture') },
      { type: 'StartAd', meta: meta('start') },
    ]);
  }
}

const everywhere = { places: ['results', 'wall', 'listing', 'events'], region: null, cap: null } as const;
const base = { ...everywhere, places: [...everywhere.places] };

const demoAds: readonly DemoAd[] = [
  {
    words: {
      ...base,
      kind: 'notice',
      advertiser: 'Swap Meet Classics',
      title: 'Meet in a public place',
      text: 'Bring a friend, look before you pay, and agree in the thread. What else helps is on the support page.',
      link: '/support',
    },
    drawing: null,
    alt: '',
  },
  {
    words: {
      ...base,
      kind: 'ad',
      advertiser: 'Rock River Chrome',
      title: 'Bumpers rechromed in three weeks',
      text: 'Show quality, picked up at the Jefferson meet. In Janesville since 1961.',
      link: 'https://chrome.example.com/',
    },
    drawing: { drawing: 'bumper', paint: 10, variant: 0 },
    alt: 'Drawing of a chrome bumper',
  },
  {
    words: {
      ...base,
      kind: 'ad',
      advertiser: 'Badger Upholstery',
      title: 'Seat covers by your pattern',
      text: 'Vinyl, leather and period cloth, sewn in Madison. Send a photo and the year.',
      link: 'https://seats.example.com/',
      cap: 50_000,
    },
    drawing: { drawing: 'bench-seat', paint: 3, variant: 0 },
    alt: 'Drawing of a bench seat',
  },
];
