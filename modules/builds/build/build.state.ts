import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import {
  type Audience,
  type BuildEvent,
  type BuildStatus,
  type BuildWords,
  buildEvents,
  type CostView,
  type Role,
} from './build.events.js';

type DataOf<Type extends BuildEvent['type']> = Extract<BuildEvent, { readonly type: Type }>['data'];

export interface Collaborator {
  readonly role: Role;
  /** Invited, and has not joined yet. */
  readonly isInvited: boolean;
}

export interface Build {
  /** What became of it: a build that its owner deleted is deleted, whatever was decided about it. */
  readonly standing: 'none' | 'shown' | 'hidden' | 'removed' | 'deleted';
  /** By a case: it is hidden until a review, or removed; so it is again when it is restored. */
  readonly decision: 'hidden' | 'removed' | null;
  readonly ownerId: string;
  /** null until it is started. */
  readonly words: BuildWords | null;
  readonly budgetCents: number | null;
  readonly cover: DataOf<'CoverChanged'>['photo'];
  readonly status: BuildStatus;
  /** Why it rests, or was given up; '' without. */
  readonly statusNote: string;
  readonly audience: {
    readonly audience: Audience;
    readonly communityId: string | null;
    readonly costs: CostView;
    readonly place: DataOf<'AudienceChanged'>['place'];
  };
  /** By member, without the owner. */
  readonly collaborators: ReadonlyMap<string, Collaborator>;
  readonly sale: DataOf<'SaleLinked'> | null;
  readonly offer: DataOf<'HandOverOffered'> | null;
  /** The former owners, the first one first, and what went along when they handed it over. */
  readonly handedOver: readonly DataOf<'BuildHandedOver'>[];
  readonly isStallHelperOn: boolean;
  readonly blocker: DataOf<'BlockerSaid'> | null;
  readonly templates: readonly string[];
  readonly dismissedMilestones: readonly string[];
}

const none: Build = {
  standing: 'none',
  decision: null,
  ownerId: '',
  words: null,
  budgetCents: null,
  cover: null,
  status: 'planned',
  statusNote: '',
  audience: { audience: 'private', communityId: null, costs: 'nothing', place: null },
  collaborators: new Map(),
  sale: null,
  offer: null,
  handedOver: [],
  isStallHelperOn: false,
  blocker: null,
  templates: [],
  dismissedMilestones: [],
};

export const buildState: StreamState<typeof buildEvents, Build> = {
  events: buildEvents,
  ...foldInPlace(none, {
    open: (build) => ({
      ...build,
      collaborators: new Map(build.collaborators),
      handedOver: [...build.handedOver],
      templates: [...build.templates],
      dismissedMilestones: [...build.dismissedMilestones],
    }),
    change,
    close: (draft): Build => draft,
  }),
};

/** Owned by its maker only, and therefore mutated. */
type Draft = { -readonly [Key in keyof Build]: Build[Key] } & {
  collaborators: Map<string, Collaborator>;
  handedOver: DataOf<'BuildHandedOver'>[];
  templates: string[];
  dismissedMilestones: string[];
};

function change(build: Draft, { type, data }: BuildEvent): void {
  switch (type) {
    case 'BuildStarted': {
      const { ownerId, ...words } = data;
      Object.assign(build, { standing: 'shown', ownerId, words });
      return;
    }
    case 'BuildChanged': {
      const { ownerId: _, by: __, ...words } = data;
      build.words = words;
      return;
    }
    case 'BudgetSet':
      build.budgetCents = data.budgetCents;
      return;
    case 'CoverChanged':
      build.cover = data.photo;
      return;
    case 'StatusChanged':
      build.status = data.status;
      build.statusNote = data.note;
      return;
    case 'AudienceChanged': {
      const { ownerId: _, ...audience } = data;
      build.audience = audience;
      return;
    }
    case 'CollaboratorInvited':
      build.collaborators.set(data.memberId, { role: data.role, isInvited: true });
      return;
    case 'CollaboratorJoined':
      build.collaborators.set(data.memberId, {
        role: build.collaborators.get(data.memberId)?.role ?? 'looks',
        isInvited: false,
      });
      return;
    case 'RoleChanged':
      build.collaborators.set(data.memberId, {
        role: data.role,
        isInvited: build.collaborators.get(data.memberId)?.isInvited ?? false,
      });
      return;
    case 'CollaboratorLeft':
      build.collaborators.delete(data.memberId);
      return;
    case 'SaleLinked':
      build.sale = data;
      return;
    case 'SaleUnlinked':
      build.sale = null;
      return;
    case 'HandOverOffered':
      build.offer = data;
      return;
    case 'HandOverEnded':
      build.offer = null;
      return;
    case 'BuildHandedOver':
      handOver(build, data);
      return;
    case 'StallHelperSet':
      build.isStallHelperOn = data.isOn;
      return;
    case 'BlockerSaid':
      build.blocker = data;
      return;
    case 'TemplateUsed':
      build.templates.push(data.template);
      return;
    case 'MilestoneDismissed':
      build.dismissedMilestones.push(data.milestone);
      return;
    case 'BuildDeleted':
      build.standing = 'deleted';
      return;
    case 'BuildRestored':
      build.standing = build.decision ?? 'shown';
      return;
    case 'BuildHidden':
      decide(build, 'hidden');
      return;
    case 'BuildRemoved':
      decide(build, 'removed');
      return;
    case 'BuildShownAgain':
      decide(build, null);
      return;
    default:
      unreachable(type);
  }
}

function decide(build: Draft, decision: Build['decision']): void {
  build.decision = decision;
  if (build.standing !== 'deleted') build.standing = decision ?? 'shown';
}

/** The new owner decides again who sees it, who works on it and what it may cost. */
function handOver(build: Draft, data: DataOf<'BuildHandedOver'>): void {
  build.collaborators.clear();
  build.handedOver.push(data);
  build.dismissedMilestones.length = 0;
  Object.assign(build, {
    ownerId: data.toId,
    budgetCents: null,
    cover: data.goesAlong.photos ? build.cover : null,
    audience: none.audience,
    statusNote: '',
    sale: null,
    offer: null,
    isStallHelperOn: false,
    blocker: null,
  });
}
