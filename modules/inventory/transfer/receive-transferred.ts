import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Photo } from '../../media/photo.schemas.js';
import { isOwned, photoBlob } from '../../media/photo-blobs.shared.js';
import { type Photos } from '../../media/photos.ports.js';
import type { ActiveItem } from '../item/active-item.state.js';
import { itemNotFound } from '../item/guards.rules.js';
import { itemDecider } from '../item/item.decider.js';
import type { ItemContent } from '../item/item.events.js';
import { itemState } from '../item/item.state.js';
import { isEmpty } from '../item/quantities.rules.js';
import { issueLabel } from '../label/issue-label.js';
import { labelDecider } from '../label/label.decider.js';

export interface TransferDeps {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
  readonly photos: Photos;
}

export interface Transferred {
  readonly fromItemId: string;
  readonly portionId: string;
  readonly toMemberId: string;
  readonly toItemId: string;
  /** ISO-8601 UTC */
  readonly now: string;
}

/** The second half of a transfer: the buyer's item, with the public part of the seller's, copies of the photos,
 *  and the label when the seller has none left. A repeat changes nothing: the service does it at once, the reactor
 *  after a crash.
 *  out     the receipt of the new item */
export async function receiveTransferred(deps: TransferDeps, transfer: Transferred): Promise<Receipt> {
  const { bus, eventStore } = deps;
  const { fromItemId, portionId, toMemberId, toItemId, now } = transfer;
  const source = await loadState(eventStore, itemState, fromItemId);
  if (!source.active) throw itemNotFound();
  const { active, ownerId, code } = source;
  const meta = (step: string): CommandMetadata => ({
    actor: { id: toMemberId, roles: [] },
    now,
    commandId: deterministicId('transfer', portionId, step),
  });
  const goesWhole = isWhole(active, portionId);
  const receipt = await dispatch(bus, itemDecider, toItemId, {
    type: 'AddItem',
    code: goesWhole ? code : await issueLabel(bus, 'item', toItemId, meta('label')),
    content: publicContent(active.content),
    locationId: null,
    quantity: active.portions[portionId]?.quantity ?? null,
    photos: await copiesOf(deps, active.photos, toItemId),
    from: { itemId: fromItemId, memberId: ownerId, how: 'transfer' },
    meta: meta('add'),
  });
  if (goesWhole)
    await dispatch(bus, labelDecider, code, {
      type: 'HandOverLabel',
      toMemberId,
      toItemId,
      meta: meta('hand over'),
    });
  return receipt;
}

/** Whether the seller has none left, so that the label goes along. */
const isWhole = ({ stock, portions }: ActiveItem, portionId: string): boolean =>
  isEmpty(stock) && Object.keys(portions).every((id) => id === portionId);

/** The public part of the item. Notes, tags, prices and origin stay with the seller. */
function publicContent(content: ItemContent): Omit<ItemContent, 'ownerId'> {
  const { ownerId: _, ...whole } = content;
  return {
    ...whole,
    donorVehicle: '',
    acquired: { on: null, from: '', cents: null },
    askingCents: null,
    minimumCents: null,
    tags: [],
    notes: '',
    customFields: [],
    matchOptIn: false,
    visibility: 'private',
    importRef: null,
  };
}

/** The photos as files of the buyer's item, so that they remain when the seller is erased. A photo without a file is left out. */
async function copiesOf(
  { blobs, photos }: TransferDeps,
  originals: readonly Photo[],
  toItemId: string,
): Promise<readonly Photo[]> {
  const copies: Photo[] = [];
  for (const photo of originals) {
    const bytes = isOwned(photo.id) ? await blobs.get(photoBlob(photo.id, 'zoom')) : undefined;
    if (bytes) copies.push(await photos.add(bytes, toItemId));
    else if (!isOwned(photo.id)) copies.push(photo);
  }
  return copies;
}
