import { Controller, Inject } from '@nestjs/common';
import { bytesOf } from '../../../kernel/files/content.js';
import type { ResponseOf } from '../../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../kernel/http/route.js';
import { uploadOf } from '../../../kernel/http/upload.js';
import { receiveMail } from '../appeals.contract.js';
import { Mailbox } from './mailbox.service.js';

@Controller()
export class MailboxController {
  constructor(@Inject(Mailbox) private readonly mailbox: Mailbox) {}

  /** The secret was checked before the mail was read (`MailboxSecret`). */
  @Route(receiveMail)
  async receive(
    @Input() { request }: RouteInput<typeof receiveMail>,
  ): Promise<ResponseOf<typeof receiveMail>> {
    return this.mailbox.receive(await bytesOf(uploadOf(request)));
  }
}
