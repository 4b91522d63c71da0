import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DATABASE } from '../../kernel/config/tokens.js';
import { lookAt } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { MEMBER_NAMES, type MemberNames } from '../../members/member-names.ports.js';
import type { Space } from '../../spaces/map/space-map.schemas.js';
import { personsOf } from '../buyers.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { isFree } from '../pre-sale/room.rules.js';
import { dateToRun, openDate, teamOf, worksAs } from '../pre-sale/sale-to-run.js';
import { PRE_SALES, type PreSales } from '../pre-sales.ports.js';
import type { Person } from '../sale.contract.js';
import type { listRequests, readAllocation, WrittenWishes } from './allocation.contract.js';
import { allocationDecider } from './allocation.decider.js';
import type { RequestWishes } from './allocation.schemas.js';
import { noRequest, rulesOf } from './allocation-guards.rules.js';
import { hashOfSeed } from './allocation-ids.shared.js';
import { drawnSpaces, hasPower } from './allocation-input.js';
import { liveRequests, requestOf, stageOf, toReserve } from './allocation-status.rules.js';
import type { Allocation, PlacementState, Request } from './allocation-types.state.js';
import { allocationNotesState } from './note/allocation-notes.state.js';
import { reasonWords } from './reason-words.rules.js';
import { weights } from './worth.rules.js';

type Page = ResponseOf<typeof readAllocation>;
type List = ResponseOf<typeof listRequests>;
type People = ReadonlyMap<string, Person>;

/** What is read of an allocation, as it is now.
 *  source  README, Allocation 7 and 11 */
@Injectable()
export class AllocationReads {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MEMBER_NAMES) private readonly names: MemberNames,
    @Inject(PRE_SALES) private readonly sales: PreSales,
  ) {}

  /** errors  PRE_SALE_NOT_FOUND (not-found) */
  async page(dateId: string, readerId: string | undefined, now: string): Promise<Page> {
    const mayRun = await this.#mustSee(dateId, readerId, now);
    const seen = await lookAt(this.bus, allocationDecider, dateId, (allocation) => {
      const request = readerId === undefined ? undefined : requestOf(allocation, readerId);
      const isGiven = allocation.status === 'published' || allocation.status === 'finished';
      return {
        request,
        placement: isGiven && request ? allocation.placements.get(request.id) : undefined,
        context: contextOf(allocation),
        page: {
          stage: stageOf(allocation, now),
          rules: allocation.rules,
          seedHash: hashOfSeed(allocation.seed),
          seed: allocation.status === 'finished' ? allocation.seed : null,
          requests: liveRequests(allocation).length,
        },
      };
    });
    const { request, placement } = seen;
    const people = await this.#people(readerId, request ? [request] : []);
    const drawn = request ? await drawnSpaces(this.eventStore, dateId) : new Map<string, Space>();
    return {
      ...seen.page,
      now,
      weights,
      me:
        readerId === undefined
          ? null
          : {
              mayRun,
              request: request
                ? {
                    ...{ id: request.id, number: request.number, at: request.at },
                    wishes: written(request.wishes, people, drawn),
                    note: await this.#note(request.id),
                    beside: request.wishes.beside.map((id) => people.get(id) ?? null),
                  }
                : null,
              result:
                request && placement
                  ? {
                      spaces: given(placement, drawn),
                      reasons: [...words(placement, request, seen.context, people, drawn)],
                      orderId: placement.orderId,
                      lot: placement.lot,
                    }
                  : null,
            },
    };
  }

  /** errors  those of the contract listRequests */
  async list(dateId: string, meta: CommandMetadata): Promise<List> {
    await dateToRun({ eventStore: this.eventStore }, dateId, teamOf.registrar, meta);
    const seen = await lookAt(this.bus, allocationDecider, dateId, (allocation) => {
      rulesOf(allocation);
      return {
        stage: stageOf(allocation, meta.now),
        ...{ run: allocation.run, until: allocation.until },
        left: allocation.status === 'published' ? toReserve(allocation).length : 0,
        requests: liveRequests(allocation),
        placements: new Map(allocation.placements),
        context: contextOf(allocation),
      };
    });
    const { placements, requests, context, ...about } = seen;
    const people = await this.#people(meta.actor.id, requests, [...placements.values()]);
    const drawn = await drawnSpaces(this.eventStore, dateId);
    const taken = new Set([...placements.values()].flatMap(({ spaceIds }) => spaceIds));
    const free = await lookAt(this.bus, preSaleDecider, dateId, (preSale) =>
      [...preSale.spaces].flatMap(([id, space]) =>
        taken.has(id) || !isFree(preSale, space, meta.now) ? [] : [{ id, code: space.offered.code }],
      ),
    );
    return {
      ...about,
      free,
      requests: requests.map((request) => {
        const placement = placements.get(request.id);
        return {
          ...{ id: request.id, number: request.number, at: request.at },
          vendor: people.get(request.memberId) ?? null,
          wishes: written(request.wishes, people, drawn),
          placement: placement
            ? {
                ...{ turn: placement.turn, isLocked: placement.isLocked },
                ...{ orderId: placement.orderId, refused: placement.refused },
                spaces: given(placement, drawn),
                reasons: [...words(placement, request, context, people, drawn)],
                changed: placement.changed && {
                  by: people.get(placement.changed.by) ?? null,
                  reason: placement.changed.reason,
                },
              }
            : null,
        };
      }),
    };
  }

  /** errors  those of the contract readRequestNote */
  async note(dateId: string, requestId: string, meta: CommandMetadata): Promise<{ readonly note: string }> {
    await dateToRun({ eventStore: this.eventStore }, dateId, teamOf.registrar, meta);
    await lookAt(this.bus, allocationDecider, dateId, ({ requests }) => {
      const request = requests.get(requestId);
      if (!request || request.isWithdrawn) throw noRequest();
    });
    return { note: await this.#note(requestId) };
  }

  async #note(requestId: string): Promise<string> {
    return (await loadState(this.eventStore, allocationNotesState, requestId)).note;
  }

  #people(
    readerId: string | undefined,
    requests: readonly Request[],
    placements: readonly PlacementState[] = [],
  ): Promise<People> {
    const ids = new Set([
      ...requests.flatMap(({ memberId, wishes }) => [memberId, ...wishes.beside]),
      ...placements.flatMap(({ changed }) => changed?.by ?? []),
    ]);
    if (readerId === undefined || !ids.size) return Promise.resolve(new Map());
    return personsOf({ db: this.db, names: this.names }, readerId, [...ids]);
  }

  /** Whether the reader is a registrar of it.
   *  errors  PRE_SALE_NOT_FOUND (not-found) where they see nothing of it */
  async #mustSee(dateId: string, readerId: string | undefined, now: string): Promise<boolean> {
    const open = await openDate({ eventStore: this.eventStore }, dateId);
    if (readerId !== undefined && worksAs(open, teamOf.registrar, readerId)) return true;
    if ((await this.sales.ofDates([dateId], now)).length > 0) return false;
    throw notFound('PRE_SALE_NOT_FOUND', { message: 'Nothing is sold for this date.' });
  }
}

/** What words about each placement name. */
interface Context {
  readonly count: number;
  readonly rules: Allocation['rules'];
  /** Whom each who asked wishes to be beside. */
  readonly besideOf: ReadonlyMap<string, readonly string[]>;
}

function contextOf(allocation: Allocation): Context {
  const requests = liveRequests(allocation);
  return {
    count: allocation.placements.size || requests.length,
    rules: allocation.rules,
    besideOf: new Map(requests.map(({ memberId, wishes }) => [memberId, wishes.beside])),
  };
}

function words(
  placement: PlacementState,
  { memberId }: Request,
  { count, rules, besideOf }: Context,
  people: People,
  drawn: ReadonlyMap<string, Space>,
): readonly string[] {
  return reasonWords(placement, {
    count,
    rules: rules ?? { priorities: [], draw: 'lot' },
    spaces: placement.spaceIds.flatMap((id) => {
      const space = drawn.get(id);
      return space ? [{ ...space, hasPower: hasPower(space) }] : [];
    }),
    codeOf: (id) => drawn.get(id)?.code ?? 'that space',
    handleOf: (id) => {
      const person = people.get(id);
      return person ? (person.handle ? `@${person.handle}` : person.name) : null;
    },
    isMutual: (id) => besideOf.get(id)?.includes(memberId) === true,
    changed: placement.changed,
  });
}

const given = ({ spaceIds }: PlacementState, drawn: ReadonlyMap<string, Space>) =>
  spaceIds.map((id) => ({ id, code: drawn.get(id)?.code ?? '' }));

/** Members by their handles, and a space by its code: those that there are no longer are left out. */
function written(
  { beside, besideSpace, ...same }: RequestWishes,
  people: People,
  drawn: ReadonlyMap<string, Space>,
): WrittenWishes {
  return {
    ...same,
    beside: beside.flatMap((id) => people.get(id)?.handle || []),
    besideCode: drawn.get(besideSpace ?? '')?.code ?? null,
  };
}
