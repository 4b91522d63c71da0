import { Controller, Inject } from '@nestjs/common';
import {
  type CommunityMember,
  listCommunityMembers,
  listInvitations,
  readCommunityLog,
} from '../../../modules/community/community/moderation.contract.js';
import { pageOf, readCursor } from '../../../modules/community/cursors.shared.js';
import { idOfMembership } from '../../../modules/community/membership/membership-ids.shared.js';
import { personView, signedPictures } from '../../../modules/community/persons.shared.js';
import { MASTER_SECRET } from '../../../modules/kernel/config/tokens.js';
import { forbidden } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { CommunitiesReader } from './communities.reader.js';
import { openInvitations } from './community.queries.js';
import { logOf } from './log.queries.js';
import { type MemberRow, membersOf } from './members.queries.js';
import { openNotes } from './notes.js';
import { type FoundRow, isIn, isOpenTo, type Reader, standingIn } from './rows.js';

/** Who is in a community, what its moderators did, and their links. */
@Controller()
export class CommunityMembersController {
  constructor(
    @Inject(CommunitiesReader) private readonly reader: CommunitiesReader,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  @Route(listCommunityMembers)
  async members(
    @Input() { params, query, actor, meta: { now } }: RouteInput<typeof listCommunityMembers>,
  ): Promise<ResponseOf<typeof listCommunityMembers>> {
    const after = readCursor(query.after);
    const reader = await this.reader.of({ actor, now });
    const row = await this.reader.find(params.id, reader);
    const { which = 'members', search, limit } = query;
    const isModerator = moderates(row, reader);
    if (which !== 'members' && !isModerator) throw notAModerator();
    if (!isOpenTo(row, reader)) throw forMembers();
    const found = await membersOf(this.reader.db, row.id, {
      which: which === 'members' ? 'member' : which,
      search,
      after,
      limit: limit + 1,
      readerId: actor?.id,
      isModerator,
      blocked: reader.blocked,
      now,
    });
    const { rows, next } = pageOf(found, limit);
    return { members: await this.#withNotes(row.id, rows, now), next };
  }

  @Route(readCommunityLog)
  async log(
    @Input() { params, query, actor, meta: { now } }: RouteInput<typeof readCommunityLog>,
  ): Promise<ResponseOf<typeof readCommunityLog>> {
    const before = readCursor(query.before);
    const reader = await this.reader.of({ actor, now });
    const row = await this.reader.find(params.id, reader);
    if (!isIn(standingIn(row, reader)) && !reader.isStaff) throw forMembers();
    const { db, posts } = this.reader;
    const { limit } = query;
    const found = await logOf(db, posts, row.id, { before, limit: limit + 1 });
    const { rows: lines, next } = pageOf(found, limit);
    const persons = await this.reader.persons(
      lines.flatMap(({ moderatorId, memberId }) => [moderatorId, memberId]),
      reader,
    );
    return {
      entries: lines.map(({ at, what, moderatorId, memberId, rule, reason }) => ({
        at,
        what,
        moderator: persons.get(moderatorId ?? '') ?? null,
        member: persons.get(memberId ?? '') ?? null,
        rule,
        reason,
      })),
      next,
    };
  }

  @Route(listInvitations)
  async invitations(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof listInvitations>,
  ): Promise<ResponseOf<typeof listInvitations>> {
    const reader = await this.reader.of({ actor, now });
    const row = await this.reader.find(params.id, reader);
    if (!moderates(row, reader)) throw notAModerator();
    const links = await openInvitations(this.reader.db, row.id, now);
    const persons = await this.reader.persons(
      links.map(({ byId }) => byId),
      reader,
    );
    return {
      invitations: links.map(({ linkId, endsAt, byId }) => ({
        linkId,
        endsAt,
        by: persons.get(byId ?? '') ?? null,
      })),
    };
  }

  async #withNotes(communityId: string, rows: readonly MemberRow[], now: string): Promise<CommunityMember[]> {
    const sealed = rows.map(({ id, note }) => ({
      memberId: id,
      bound: idOfMembership(communityId, id),
      note,
    }));
    const notes = await openNotes(this.reader.eventStore.keys, sealed);
    const sign = signedPictures(this.secret, now);
    return rows.map((row) => ({
      member: personView(row, sign),
      standing: row.isOwner ? 'owner' : row.isModerator ? 'moderator' : row.status,
      since: row.at,
      note: notes.get(row.id) ?? null,
      bannedUntil: row.bannedUntil,
    }));
  }
}

const moderates = (row: FoundRow, reader: Reader): boolean =>
  reader.isStaff || ['owner', 'moderator'].includes(standingIn(row, reader));

const notAModerator = () =>
  forbidden('NOT_A_MODERATOR', { message: 'Only the moderators of this community can do that.' });

const forMembers = () =>
  forbidden('NOT_A_MEMBER', { message: 'Only members of this community read that. Join it first.' });
