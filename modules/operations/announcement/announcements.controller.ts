import { Controller, Inject } from '@nestjs/common';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  getShownAnnouncements,
  listAnnouncements,
  publishAnnouncement,
  withdrawAnnouncement,
} from './announcements.contract.js';
import { AnnouncementsService } from './announcements.service.js';

@Controller()
export class AnnouncementsController {
  constructor(@Inject(AnnouncementsService) private readonly announcements: AnnouncementsService) {}

  @Route(getShownAnnouncements)
  shown(
    @Input() { actor }: RouteInput<typeof getShownAnnouncements>,
  ): Promise<ResponseOf<typeof getShownAnnouncements>> {
    return this.announcements.shownTo(actor);
  }

  @Route(listAnnouncements)
  all(
    @Input() { meta }: RouteInput<typeof listAnnouncements>,
  ): Promise<ResponseOf<typeof listAnnouncements>> {
    return this.announcements.all(meta.actor.id);
  }

  @Route(publishAnnouncement)
  publish(@Input() { body, meta }: RouteInput<typeof publishAnnouncement>): Promise<Receipt> {
    const announcementId = deterministicId(meta.commandId, 'announcement');
    return this.announcements.dispatch({ type: 'PublishAnnouncement', announcementId, ...body, meta });
  }

  @Route(withdrawAnnouncement)
  withdraw(@Input() { params, body, meta }: RouteInput<typeof withdrawAnnouncement>): Promise<Receipt> {
    return this.announcements.dispatch({
      type: 'WithdrawAnnouncement',
      announcementId: params.id,
      reason: body.reason,
      meta,
    });
  }
}
