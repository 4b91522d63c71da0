import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { acceptedKeys, type KeyWithId } from '../../kernel/encryption/derived-key.js';
import { newToken } from '../../kernel/encryption/random-token.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import { Accounts } from '../accounts/accounts.js';
import type { SessionUser } from '../identity.contract.js';
import { deviceCookie } from './token-cookie.js';

/** Knows the browsers in which a member was signed in, by a signed cookie that outlasts the session. Attempts of
 *  strangers count against their networks and the mailbox; attempts of a known device count against that device only,
 *  so that strangers cannot lock the member out. The cookie signs nobody in.
 *  It is given for verified addresses only: anybody can sign up with an address that is not theirs.
 *  source  README, Rule 7; ADR 0015; OWASP, Slow Down Online Guessing Attacks with Device Cookies */
@Injectable()
export class KnownDevices {
  readonly #keys: readonly KeyWithId[];
  readonly #publicUrl: string;

  constructor(
    @Inject(MASTER_SECRET) secret: string,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
    @Inject(Accounts) private readonly accounts: Accounts,
  ) {
    this.#keys = acceptedKeys(secret, 'known devices');
    this.#publicUrl = publicUrl;
  }

  /** Remember this browser for its last few members. */
  remember(
    { id, emailVerified }: Pick<SessionUser, 'id' | 'emailVerified'>,
    request: SignedRequest,
    response: Response,
  ): void {
    if (!emailVerified) return;
    const marks = this.#marks(request);
    const earlier = this.#markOf(id, marks);
    const own = signed(this.#current, id, earlier?.slice(0, nonceLength) ?? newToken().slice(0, nonceLength));
    const kept = [own, ...marks.filter((mark) => mark !== own && mark !== earlier)].slice(0, maxMembers);
    deviceCookie.set(response, this.#publicUrl, kept.join('.'), { maxAge: keptDays * 86_400_000 });
  }

  /** The name under which attempts of this browser on a member count; undefined in a browser that the member never used. */
  find(memberId: string, request: SignedRequest): string | undefined {
    return this.#markOf(memberId, this.#marks(request));
  }

  /** The same for the member who verified an e-mail address. */
  async findByEmail(email: string, request: SignedRequest): Promise<string | undefined> {
    if (this.#marks(request).length === 0) return undefined;
    const account = await this.accounts.withVerifiedEmail(email);
    return account && this.find(account.member_id, request);
  }

  #marks(request: SignedRequest): readonly string[] {
    return deviceCookie.read(request, this.#publicUrl)?.split('.') ?? [];
  }

  #markOf(memberId: string, marks: readonly string[]): string | undefined {
    return marks.find((mark) =>
      this.#keys.some(({ key }) =>
        timingSafeEqual(Buffer.from(mark), Buffer.from(signed(key, memberId, mark.slice(0, nonceLength)))),
      ),
    );
  }

  get #current(): Buffer {
    return (this.#keys as [KeyWithId])[0].key;
  }
}

/** The nonce, and as much of the digest as makes it a token's length. */
function signed(key: Buffer, memberId: string, nonce: string): string {
  const digest = createHmac('sha256', key).update(`${memberId} ${nonce}`).digest('base64url');
  return `${nonce}${digest.slice(0, 43 - nonceLength)}`;
}

/** Characters: 96 random bits; the rest of a mark are 162 bits of the digest. */
const nonceLength = 16;
/** Members of one browser, such as a laptop that a club shares. */
const maxMembers = 4;
const keptDays = 400;
