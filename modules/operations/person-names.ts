import { Inject, Injectable } from '@nestjs/common';
import { MEMBER_NAMES, type MemberNames } from '../members/member-names.ports.js';
import type { Person } from './operations.schemas.js';

/** Names beside the ids that the log and the queues know people by. */
@Injectable()
export class PersonNames {
  constructor(@Inject(MEMBER_NAMES) private readonly names: MemberNames) {}

  /** out  gives the name of one of these ids; null for an erased member, and for what is none */
  async for(readerId: string, ids: readonly string[]): Promise<(id: string) => Person> {
    const members = [...new Set(ids)].filter((id) => uuid.test(id));
    const names = members.length ? await this.names.namesFor(readerId, members) : new Map<string, string>();
    return (id) => ({ id, name: names.get(id) ?? null });
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
