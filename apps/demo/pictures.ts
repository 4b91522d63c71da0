import type { Chance } from './chance.js';
import {
  type BodyDrawing,
  bodyDrawings,
  type PartDrawing,
  partDrawings,
  periodPaints,
} from './drawings/index.js';
import type { Picture } from './offer.js';

/** Everyday names of the paints, in the order of periodPaints. */
export const plainColours = [
  'red',
  'orange',
  'yellow',
  'light green',
  'dark green',
  'turquoise',
  'blue',
  'white',
  'coral',
  'copper',
  'silver',
  'black',
] as const;

/** The paints for body drawings: few, so that each picture is made once. */
export const bodyPaints = (drawing: BodyDrawing): readonly number[] =>
  [0, 3, 6, 10].map((step) => (bodyDrawings.indexOf(drawing) * 5 + step) % periodPaints.length);

/** One to three views of a body in a paint, the whole of it first. */
export function bodyPictures(chance: Chance, drawing: BodyDrawing, paint: number): Picture[] {
  const views = bodyViews(drawing, paint);
  const cover = chance.pick(views.filter((view) => view !== closeLook));
  const others = views.filter((view) => view !== cover);
  return [cover, ...chance.some(others, chance.whole(0, 2))].map((variant) => ({ drawing, paint, variant }));
}

/** One or two views of a part, the whole of it first. */
export function partPictures(chance: Chance, drawing: PartDrawing): Picture[] {
  const paint = chance.pick(partPaints(drawing));
  const [cover = 0, other = 2] = partViews(drawing, paint);
  const views = chance.happens(0.45) ? [cover, other] : [cover];
  return views.map((variant) => ({ drawing, paint, variant }));
}

/** Every picture that a listing can have. */
export function allPictures(): Picture[] {
  const ofBodies = bodyDrawings.flatMap((drawing) =>
    bodyPaints(drawing).flatMap((paint) =>
      bodyViews(drawing, paint).map((variant) => ({ drawing, paint, variant })),
    ),
  );
  const ofParts = partDrawings.flatMap((drawing) =>
    partPaints(drawing).flatMap((paint) =>
      partViews(drawing, paint).map((variant) => ({ drawing, paint, variant })),
    ),
  );
  return [...ofBodies, ...ofParts];
}

const closeLook = 2;

const partPaints = (drawing: PartDrawing): readonly number[] =>
  [0, 5].map((step) => (partDrawings.indexOf(drawing) * 7 + step) % periodPaints.length);

/** Three of the four views; which one is missing depends on the paint. The close look is never the first. */
function bodyViews(drawing: BodyDrawing, paint: number): readonly number[] {
  const sequences = [
    [1, 0, 2],
    [3, 1, 2],
    [0, 3, 2],
    [1, 3, 0],
  ];
  return sequences[bodyPaints(drawing).indexOf(paint)] ?? [0, 1, 3];
}

/** Two of the four views. */
function partViews(drawing: PartDrawing, paint: number): readonly number[] {
  const even = (partDrawings.indexOf(drawing) + partPaints(drawing).indexOf(paint)) % 2 === 0;
  return even ? [1, 2] : [3, 0];
}
