import type { AdBody } from '@entities/ad/ad.mutations';
import type { NamedPlace } from '@entities/listing/named-place';
import { adPlaces } from '@modules/ads/ads.schemas';

/** What is typed into the form of an ad. */
export function typedIn(form: HTMLFormElement) {
  const typed = new FormData(form);
  const read = (name: string) => String(typed.get(name) ?? '').trim();
  const picture = typed.get('picture');
  return {
    kind: read('kind') === 'notice' ? ('notice' as const) : ('ad' as const),
    advertiser: read('advertiser'),
    title: read('title'),
    text: read('text'),
    link: read('link'),
    places: adPlaces.filter((place) => typed.has(`place ${place}`)),
    radius: Number(read('radius')),
    from: read('from'),
    until: read('until'),
    cap: read('cap'),
    alt: read('alt'),
    picture: picture instanceof File && picture.size > 0 ? picture : null,
  };
}
export type TypedAd = ReturnType<typeof typedIn>;

/** What is missing or wrong, by the name of the field. The server checks the same. */
export function problemsOf(ad: TypedAd, hasPicture: boolean): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (!ad.advertiser) problems.advertiser = 'Say whose it is.';
  if (!ad.title) problems.title = 'Write a title.';
  if (!ad.text) problems.text = 'Write a text.';
  if (!/^(https:\/\/|\/(?!\/))/.test(ad.link))
    problems.link = 'Write https://… or a page of ours, like /events.';
  if (!ad.places.length) problems.places = 'Choose at least one place.';
  if (!ad.from) problems.from = 'Say the first day.';
  if (!ad.until) problems.until = 'Say the last day.';
  else if (ad.until < ad.from) problems.until = 'The last day is before the first.';
  if (ad.cap && !/^[1-9]\d{0,7}$/.test(ad.cap)) problems.cap = 'Write a whole number, or nothing.';
  if ((ad.picture || hasPicture) && !ad.alt) problems.alt = 'Say what the picture shows.';
  return problems;
}

export const bodyOf = (
  { kind, advertiser, title, text, link, places, radius, from, until, cap }: TypedAd,
  around: NamedPlace | undefined,
  madeFrom: number | undefined,
): AdBody => ({
  kind,
  advertiser,
  title,
  text,
  link,
  places,
  region: around
    ? { latitude: around.latitude, longitude: around.longitude, radius, name: around.label }
    : null,
  from,
  until,
  cap: cap ? Number(cap) : null,
  madeFrom,
});
