import { Controller, Inject } from '@nestjs/common';
import type { Environment } from '../../../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT } from '../../../kernel/config/tokens.js';
import type { Clock } from '../../../kernel/decider/clock.js';
import type { ResponseOf } from '../../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../kernel/http/route.js';
import type { Database } from '../../../kernel/postgres/database.js';
import { actOnTestPage, getTestPage, type TestPage } from '../../payments.contract.js';
import { TestCheckout } from './test-checkout.js';

/** The pages of the test checkout. In production they are not found. */
@Controller()
export class TestCheckoutController {
  readonly #checkout: TestCheckout;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(DATABASE) db: Database,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.#checkout = new TestCheckout({ environment, db, clock });
  }

  @Route(getTestPage)
  page(@Input() { params }: RouteInput<typeof getTestPage>): Promise<TestPage> {
    return this.#checkout.page(params.ref);
  }

  @Route(actOnTestPage)
  act(
    @Input() { params, body }: RouteInput<typeof actOnTestPage>,
  ): Promise<ResponseOf<typeof actOnTestPage>> {
    return this.#checkout.act(params.ref, body);
  }
}
