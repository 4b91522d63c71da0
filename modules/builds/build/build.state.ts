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
  initial: none,
  evolve,
};

function evolve(build: Build, { type, data }: BuildEvent): Build {
  switch (type) {
    case 'BuildStarted': {
      const { ownerId, ...words } = data;
      return { ...build, standing: 'shown', ownerId, words };
    }
    case 'BuildChanged': {
      const { ownerId: _, by: __, ...words } = data;
      return { ...build, words };
    }
    case 'BudgetSet':
      return { ...build, budgetCents: data.budgetCents };
    case 'CoverChanged':
      return { ...build, cover: data.photo };
    case 'StatusChanged':
      return { ...build, status: data.status, statusNote: data.note };
    case 'AudienceChanged': {
      const { ownerId: _, ...audience } = data;
      return { ...build, audience };
    }
    case 'CollaboratorInvited':
      return withCollaborator(build, data.memberId, { role: data.role, isInvited: true });
    case 'CollaboratorJoined':
      return withCollaborator(build, data.memberId, {
        role: build.collaborators.get(data.memberId)?.role ?? 'looks',
        isInvited: false,
      });
    case 'RoleChanged':
      return withCollaborator(build, data.memberId, {
        role: data.role,
        isInvited: build.collaborators.get(data.memberId)?.isInvited ?? false,
      });
    case 'CollaboratorLeft':
      return withCollaborator(build, data.memberId, null);
    case 'SaleLinked':
      return { ...build, sale: data };
    case 'SaleUnlinked':
      return { ...build, sale: null };
    case 'HandOverOffered':
      return { ...build, offer: data };
    case 'HandOverEnded':
      return { ...build, offer: null };
    case 'BuildHandedOver':
      return handedOver(build, data);
    case 'StallHelperSet':
      return { ...build, isStallHelperOn: data.isOn };
    case 'BlockerSaid':
      return { ...build, blocker: data };
    case 'TemplateUsed':
      return { ...build, templates: [...build.templates, data.template] };
    case 'MilestoneDismissed':
      return { ...build, dismissedMilestones: [...build.dismissedMilestones, data.milestone] };
    case 'BuildDeleted':
      return { ...build, standing: 'deleted' };
    case 'BuildRestored':
      return { ...build, standing: build.decision ?? 'shown' };
    case 'BuildHidden':
      return decided(build, 'hidden');
    case 'BuildRemoved':
      return decided(build, 'removed');
    case 'BuildShownAgain':
      return decided(build, null);
    default:
      return unreachable(type);
  }
}

const decided = (build: Build, decision: Build['decision']): Build => ({
  ...build,
  decision,
  standing: build.standing === 'deleted' ? 'deleted' : (decision ?? 'shown'),
});

function withCollaborator(build: Build, memberId: string, collaborator: Collaborator | null): Build {
  const collaborators = new Map(build.collaborators);
  if (collaborator === null) collaborators.delete(memberId);
  else collaborators.set(memberId, collaborator);
  return { ...build, collaborators };
}

/** The new owner decides again who sees it, who works on it and what it may cost. */
function handedOver(build: Build, data: DataOf<'BuildHandedOver'>): Build {
  return {
    ...build,
    ownerId: data.toId,
    budgetCents: null,
    cover: data.goesAlong.photos ? build.cover : null,
    audience: none.audience,
    collaborators: new Map(),
    statusNote: '',
    sale: null,
    offer: null,
    handedOver: [...build.handedOver, data],
    isStallHelperOn: false,
    blocker: null,
    dismissedMilestones: [],
  };
}
