import { Inject, Injectable } from '@nestjs/common';
import type { Effect } from '../../identity/effects.ports.js';
import { RECIPIENTS, type Recipients } from '../../identity/recipients.ports.js';
import { TIME_ZONES, type TimeZones } from '../../identity/time-zones.ports.js';
import type { Environment } from '../../kernel/config/environment.js';
import { CONTENTS, ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { Contents } from '../../kernel/content/contents.js';
import { dayInWords } from '../../kernel/decider/days.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Database } from '../../kernel/postgres/database.js';
import { OUTBOX, type Outbox } from '../../mail/mail.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { NOTIFIER, type Notifier } from '../../notifications/notifications.ports.js';
import { decisionNotice } from '../moderation.notification-kinds.js';
import { appealDays, type EffectLine } from '../moderation.schemas.js';
import { summaryOf } from './effect-words.shared.js';
import { forGuardian, type Letter, type LetterText } from './letter.rules.js';
import { referenceOf } from './reference.rules.js';

/** A decision as its letter needs it. */
export interface Decided extends Omit<Letter, 'until' | 'appealUntil' | 'effects'> {
  readonly at: string;
  readonly endsAt: string | null;
  readonly effects: readonly EffectLine[];
}

/** Something about a decision that its member, and their guardian, are told once. */
export interface Told {
  /** The id of the event. */
  readonly cause: string;
  readonly decisionId: string;
  readonly subjectId: string;
  readonly at: string;
  readonly what: 'decided' | 'amended' | 'overturned';
  readonly write: (timeZone: string) => LetterText;
}

/** Writes to members about decisions: one e-mail for each, and a notification.
 *  source  README, Decisions */
@Injectable()
export class Letters {
  readonly #effects: readonly Effect[];

  constructor(
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(TIME_ZONES) private readonly timeZones: TimeZones,
    @Inject(NOTIFIER) private readonly notifier: Notifier,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(MODULE_CONTEXT) { manifests }: ModuleContext,
  ) {
    this.#effects = manifests.flatMap(({ effects }) => effects ?? []);
  }

  letterIn({ at, endsAt, effects, ...decided }: Decided, timeZone: string): Letter {
    const day = (moment: string) => dayInWords(moment, timeZone);
    const words = { contents: this.contents, effects: this.#effects };
    return {
      ...decided,
      until: endsAt && day(endsAt),
      strikesUntil: decided.strikesUntil && day(decided.strikesUntil),
      appealUntil: day(plusDays(at, appealDays)),
      effects: summaryOf(words, effects).map(({ count, name }) => `${count} ${name}`),
    };
  }

  /** Tell the member and their guardian, in the transaction of the cause; repeated it sends nothing. */
  async tell(tx: Database, told: Told): Promise<void> {
    const guardianId = await this.relations.guardianOf(told.subjectId);
    await this.#send(tx, told, told.subjectId, (letter) => letter);
    if (guardianId !== null) await this.#send(tx, told, guardianId, forGuardian);
  }

  async #send(
    tx: Database,
    { cause, decisionId, at, what, write }: Told,
    memberId: string,
    as: (letter: LetterText) => LetterText,
  ): Promise<void> {
    const { subject, paragraphs } = as(write(await this.timeZones.of(tx, memberId)));
    const path = `/decisions/${decisionId}`;
    await this.notifier.notify(tx, {
      id: deterministicId('decision-letter', cause, memberId),
      recipientId: memberId,
      sentAt: at,
      ...decisionNotice.of(what),
      message: `${subject}.`,
      href: path,
      about: decisionId,
      delivery: 'in app',
    });
    const recipient = await this.recipients.of(tx, memberId);
    if (!recipient) return;
    const words = [`Hello ${recipient.name},`, ...paragraphs];
    const email = await this.outbox.write({
      cause,
      kind: `decision-${what}`,
      to: recipient.email,
      person: memberId,
      content: {
        // a reply by mail finds its decision by this
        subject: `${subject} [${referenceOf(decisionId)}]`,
        parts: [
          ...words.map((one) => ({ kind: 'words' as const, words: one })),
          { kind: 'link', words: 'Read the decision', url: `${this.environment.publicUrl}${path}` },
        ],
      },
    });
    await email.enqueue(tx);
  }
}
