import { event } from '../../kernel/decider/decider.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { ItemCommand } from './item.decider.js';
import type { ItemContent, ItemEvent } from './item.events.js';

/** Ana's carburetor, off a Chevelle. */
export const content: Omit<ItemContent, 'ownerId'> = {
  title: 'Quadrajet carburetor',
  description: 'Off a 1970 Chevelle.',
  categoryPrimary: 'Parts',
  categorySub: 'Fuel',
  origin: 'oem',
  condition: 'core',
  conditionNotes: '',
  partNumbers: [{ number: '7040202', kind: 'oem' }],
  fitment: [{ make: 'Chevrolet', model: 'Chevelle', yearFrom: 1970, yearTo: 1970 }],
  donorVehicle: '',
  unit: 'each',
  size: { length: null, width: null, height: null, weight: null },
  acquired: { on: null, from: '', cents: null },
  askingCents: 12_500,
  minimumCents: null,
  tags: [],
  notes: '',
  customFields: [],
  matchOptIn: false,
  visibility: 'private',
  importRef: null,
};

/** An item of Ana's, with a quantity at one place. */
export const itemAdded = (quantity: number | null = 2, over: Partial<typeof content> = {}): ItemEvent =>
  event('ItemAdded', {
    ...content,
    ...over,
    ownerId: 'ana',
    code: 'A3K7QF9MWX',
    locationId: 'shelf',
    quantity,
    photos: [],
    from: null,
  });

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;

/** A command of this member on 1 June 2026. */
export const command = (actor: string, bare: Bare<ItemCommand>): ItemCommand =>
  ({ ...bare, meta: metaOf(actor) }) as ItemCommand;
