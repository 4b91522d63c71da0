import type { WantedContent } from '../../marketplace/drafts.ports.js';
import type { BuildVehicle } from '../build/build.events.js';
import type { System } from './task.events.js';
import type { Part, TaskWords } from './task.state.js';

/** The wanted ad of a part: for its car, up to what is planned for all of it, and urgent when its task waits for it. */
export function wantedFor(
  { year, make, model }: Pick<BuildVehicle, 'year' | 'make' | 'model'>,
  { words, blocked }: { readonly words: TaskWords; readonly blocked: string | null },
  { title, quantity, plannedCents }: Pick<Part, 'title' | 'quantity' | 'plannedCents'>,
): Omit<WantedContent, 'place'> {
  const car = `${year} ${make} ${model}`;
  const isUrgent = blocked !== null || words.priority === 'critical';
  return {
    title: titleFor(title, car),
    description: `For my ${car}.${quantity > 1 ? ` I need ${quantity} of it.` : ''}`,
    categorySub: shelves[words.system] ?? null,
    partNumbers: [],
    fitment: [{ make, model, yearFrom: year, yearTo: year }],
    quantity,
    limitCents: plannedCents === null || plannedCents === 0 ? null : plannedCents * quantity,
    urgency: isUrgent ? 'blocking' : 'whenever',
  };
}

/** The part, and the car where there is room for it. */
function titleFor(title: string, car: string): string {
  const whole = `${title} for ${car}`;
  return whole.length <= maxTitle ? whole : title;
}

const maxTitle = 120;

/** The sub-category of parts in the marketplace; a system without one has none. */
const shelves: Readonly<Partial<Record<System, string>>> = {
  body: 'Body',
  frame: 'Body',
  engine: 'Engine',
  fuel: 'Fuel',
  exhaust: 'Exhaust',
  cooling: 'Cooling',
  transmission: 'Transmission',
  driveline: 'Axle',
  suspension: 'Suspension',
  steering: 'Steering',
  brakes: 'Brakes',
  wheels: 'Wheels',
  electrical: 'Electrical',
  interior: 'Interior',
  glass: 'Glass',
  trim: 'Trim',
};
