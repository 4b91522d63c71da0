import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { CLOCK, DATABASE, MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { DomainError, type DomainErrorDetails, type DomainErrorKind } from '../../kernel/decider/errors.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { MasterKey } from '../../kernel/encryption/master-key.js';
import { digestOf, newToken } from '../../kernel/encryption/random-token.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { SocialFlowTable, SocialTables } from './social.tables.js';
import { flowOver } from './social-errors.js';
import type { SocialPerson } from './social-person.js';
import { type FlowSecrets, freshMaxAge, usualMaxAge } from './social-providers.js';

export type OAuthState = Omit<SocialFlowTable, 'sealed' | 'state' | 'browser' | 'status'>;
export type NewOAuthState = Pick<OAuthState, 'kind' | 'member_id' | 'place' | 'next' | 'terms'>;

/** A flow whose person has come back from the provider's page. */
export interface FinishedOAuth {
  readonly flow: OAuthState;
  readonly person: SocialPerson;
}

/** Minutes from the press of the button to the end of the flow. */
export const flowMinutes = 10;

/** OAuth flows of browsers: ten minutes each, one for each browser, each step once. */
@Injectable()
export class OAuthStates {
  readonly #db: Kysely<SocialTables>;
  readonly #key: MasterKey;

  constructor(
    @Inject(DATABASE) db: Database,
    @Inject(MASTER_SECRET) secret: string,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#db = db.withTables<SocialTables>();
    this.#key = new MasterKey(secret, 'social sign-in');
  }

  /** in  isFresh: the person has to show that it is still them */
  secrets(isFresh: boolean): FlowSecrets {
    const maxAge = isFresh ? freshMaxAge : usualMaxAge;
    return { state: newToken(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), maxAge };
  }

  /** Store a new flow, and end the earlier one of this browser.
   *  out  the flow's id, and the cookie that binds it to the browser */
  async begin(
    flow: NewOAuthState,
    { state, ...secrets }: FlowSecrets,
    cookieBefore: string | undefined,
  ): Promise<{ readonly id: string; readonly cookie: string }> {
    const now = this.clock.now();
    const id = newId();
    const cookie = newToken();
    await this.#db
      .deleteFrom('identity.social_flow')
      .where((row) =>
        row.or([row('expires_at', '<=', now), row('browser', '=', digestOf(cookieBefore ?? cookie))]),
      )
      .execute();
    await this.#db
      .insertInto('identity.social_flow')
      .values({
        ...flow,
        id,
        state: digestOf(state),
        browser: digestOf(cookie),
        status: 'begun',
        sealed: this.#encrypt(id, secrets),
        expires_at: plusMinutes(now, flowMinutes),
      })
      .execute();
    return { id, cookie };
  }

  /** Find the flow of a provider's response by its state, once. Undefined for another browser or kind, and for an expired or used state. */
  async use(
    kind: OAuthState['kind'],
    state: string,
    cookie: string,
  ): Promise<{ readonly flow: OAuthState; readonly secrets: FlowSecrets } | undefined> {
    const used = await this.#db
      .updateTable('identity.social_flow')
      .set({ status: 'taken' })
      .where('state', '=', digestOf(state))
      .where('browser', '=', digestOf(cookie))
      .where('kind', '=', kind)
      .where('status', '=', 'begun')
      .where('expires_at', '>', this.clock.now())
      .returningAll()
      .executeTakeFirst();
    if (!used) return undefined;
    const kept = this.#decrypt<Omit<FlowSecrets, 'state' | 'maxAge'> & Partial<FlowSecrets>>(used); // older flows have no age
    return { flow: used, secrets: { state, ...kept, maxAge: kept.maxAge ?? usualMaxAge } };
  }

  async storeOutcome(id: string, outcome: SocialPerson | DomainError): Promise<void> {
    const kept =
      outcome instanceof DomainError
        ? { refused: { kind: outcome.kind, code: outcome.code, details: outcome.details } }
        : { person: outcome };
    await this.#db
      .updateTable('identity.social_flow')
      .set({ status: 'returned', sealed: this.#encrypt(id, kept) })
      .where('id', '=', id)
      .execute();
  }

  /** The outcome of this browser's flow, once.
   *  errors  SOCIAL_OVER (unauthenticated), and the stored error of the flow */
  async finish(cookie: string): Promise<FinishedOAuth> {
    const flow = await this.#db
      .deleteFrom('identity.social_flow')
      .where('browser', '=', digestOf(cookie))
      .where('status', '=', 'returned')
      .where('expires_at', '>', this.clock.now())
      .returningAll()
      .executeTakeFirst();
    if (!flow) throw flowOver();
    const { person, refused } = this.#decrypt<FlowOutcome>(flow);
    if (person) return { flow, person };
    throw refused ? new DomainError(refused.kind, refused.code, refused.details) : flowOver();
  }

  /** Store an outcome again, until the flow expires: it still needs the person's date of birth. */
  async restore({ id, ...flow }: OAuthState, person: SocialPerson, cookie: string): Promise<void> {
    await this.#db
      .insertInto('identity.social_flow')
      .values({
        ...flow,
        id,
        state: digestOf(newToken()),
        browser: digestOf(cookie),
        status: 'returned',
        sealed: this.#encrypt(id, { person }),
      })
      .execute();
  }

  #encrypt(id: string, content: object): Buffer {
    return this.#key.encrypt(JSON.stringify(content), id);
  }

  #decrypt<Content>({ id, sealed }: SocialFlowTable): Content {
    return JSON.parse(this.#key.decrypt(sealed, id).toString()) as Content;
  }
}

interface FlowOutcome {
  readonly person?: SocialPerson;
  readonly refused?: {
    readonly kind: DomainErrorKind;
    readonly code: string;
    readonly details: DomainErrorDetails;
  };
}
