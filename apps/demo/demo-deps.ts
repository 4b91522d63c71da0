import type { Donors } from '../../modules/donations/donations.ports.js';
import { type GatheringCommand } from '../../modules/events/gathering/gathering.decider.js';
import type { NewMember } from '../../modules/identity/accounts/accounts.js';
import type { ItemCommand } from '../../modules/inventory/item/item.decider.js';
import type { LabelCommand } from '../../modules/inventory/label/label.decider.js';
import type { LocationCommand } from '../../modules/inventory/location/location.decider.js';
import type { ScanSessionCommand } from '../../modules/inventory/scan-session/scan-session.decider.js';
import type { ShareLinkCommand } from '../../modules/inventory/share-link/share-link.decider.js';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import type { StreamDecider } from '../../modules/kernel/decider/stream-decider.js';
import type { EventOf, StreamDefinition } from '../../modules/kernel/event-store/events.js';
import type { Blobs } from '../../modules/kernel/files/blobs.js';
import type { SeenOfDay } from '../../modules/marketplace/audience/audience-rows.js';
import { type ListingCommand } from '../../modules/marketplace/listing/listing.decider.js';
import type { ListingEvent } from '../../modules/marketplace/listing/listing.events.js';
import type { Photo } from '../../modules/media/photo.schemas.js';
import type { Target } from '../../modules/moderation/moderation.schemas.js';
import { type DealStep } from './deal-plans.js';
import { type Person } from './people.js';
import type { SeenPlan } from './wall/follow-plans.js';
import type { ShownMember } from './wall/shown-members.js';

/** An account to create, and the roles and tier of its member. */
export interface DemoMember extends NewMember {
  readonly roles: Person['roles'];
  /** Whether what they list is on the New Items Wall. */
  readonly isPremium: boolean;
  readonly at: string;
}

/** The dependencies of seeding: real commands, and a report of their progress. */
export interface DemoDeps {
  /** ISO-8601 UTC: ages and dates count from here. */
  readonly now: string;
  readonly blobs: Blobs;
  /** Aborting it stops seeding between two commands; the next start continues. */
  readonly signal: AbortSignal;
  /** Whether a gathering was ever published. */
  isGatheringKnown(id: string): Promise<boolean>;
  createMember(member: DemoMember): Promise<unknown>;
  /** Carries out commands of one listing, in order.
   *  in   before: what the previous call returned for this listing
   *  out  its events */
  sendToListing(
    id: string,
    commands: readonly ListingCommand[],
    before?: readonly ListingEvent[],
  ): Promise<readonly ListingEvent[]>;
  sendToGathering(id: string, command: GatheringCommand): Promise<unknown>;
  sendToLabel(code: string, command: LabelCommand): Promise<unknown>;
  sendToLocation(id: string, command: LocationCommand): Promise<unknown>;
  sendToItem(id: string, command: ItemCommand): Promise<unknown>;
  sendToScanSession(id: string, command: ScanSessionCommand): Promise<unknown>;
  /** A command of a conversation, its offers and its feedback. */
  sendToDeal(step: DealStep): Promise<unknown>;
  /** Store a photo for a message that its sender is about to send. */
  storeMessagePhoto(bytes: Buffer, messageId: string, meta: CommandMetadata): Promise<Photo>;
  /** A drawing as a photo of its own, which the member stored for their build. */
  storeBuildPhoto(drawn: Photo, of: { readonly memberId: string; readonly usedBy: string }): Promise<Photo>;
  /** The command needs the digest of the link's token, which is derived from the installation's secret. */
  makeShareLink(id: string, command: (tokenDigest: string) => ShareLinkCommand): Promise<unknown>;
  /** Commands of one stream, in order.
   *  in   before: what the previous call returned for this stream
   *  out  its events */
  readonly sendToStream: SendToStream;
  /** The stand-ins of donors, which are derived from the installation's secret. */
  readonly donors: Pick<Donors, 'ofMember' | 'ofGuest'>;
  /** Note that a case about these targets is open: further reports join it. */
  noteOpenCase(caseId: string, targets: readonly Target[]): Promise<unknown>;
  showMember(member: ShownMember): Promise<unknown>;
  markFeedSeen(seen: SeenPlan): Promise<unknown>;
  /** Count how often listings were seen, in place of what an earlier start counted. */
  addSeen(seen: readonly SeenOfDay[]): Promise<unknown>;
  progress(what: {
    readonly step:
      | 'members'
      | 'gatherings'
      | 'listings'
      | 'photos'
      | 'wall'
      | 'inventories'
      | 'deals'
      | 'builds'
      | 'cases';
    readonly done: number;
    readonly of: number;
  }): void;
}

/** `appendCommands` for a store. */
export type SendToStream = <
  Events extends StreamDefinition,
  State,
  Command extends { readonly meta: CommandMetadata },
>(
  decider: StreamDecider<Events, State, Command>,
  id: string,
  commands: readonly Command[],
  before?: readonly EventOf<Events>[],
) => Promise<readonly EventOf<Events>[]>;
