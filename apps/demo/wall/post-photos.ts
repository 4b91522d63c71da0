import type { Chance } from '../chance.js';
import { bodyDrawings, type PartDrawing } from '../drawings/index.js';
import type { Picture } from '../offer.js';
import { bodyPaints, bodyPictures, partPictures } from '../pictures.js';
import type { KnownCar } from './own-cars.js';
import type { PostDraft } from './post-drafts.js';

/** One to four photos of what the post is about, for about half of the posts; the author's car is in its own paint. */
export function photosOf(
  { subject, kind, isWritten }: PostDraft,
  car: KnownCar | null,
  chance: Chance,
): readonly Picture[] {
  const share = kind === 'milestone' ? 0.95 : kind === 'question' ? 0.55 : isWritten ? 0.6 : 0.72;
  if (subject === 'share' || subject === 'none' || !chance.happens(share)) return [];
  if (subject === 'car') return car ? bodyPictures(chance, car.drawing, car.paint) : [];
  const body = bodyDrawings.find((one) => one === subject);
  if (body) {
    const own = car?.drawing === body;
    return bodyPictures(chance, body, own ? car.paint : chance.pick(bodyPaints(body)));
  }
  const close = partPictures(chance, subject as PartDrawing);
  const whole =
    car && chance.happens(kind === 'milestone' ? 0.7 : 0.3)
      ? bodyPictures(chance, car.drawing, car.paint)
      : [];
  return [...close, ...whole.slice(0, 2)];
}

/** One picture of a thing or a vehicle. */
export function pictureOf(drawing: Picture['drawing'], chance: Chance): Picture | null {
  const body = bodyDrawings.find((one) => one === drawing);
  const pictures = body
    ? bodyPictures(chance, body, chance.pick(bodyPaints(body)))
    : partPictures(chance, drawing as PartDrawing);
  return pictures[0] ?? null;
}
