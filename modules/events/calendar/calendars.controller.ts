import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setEtag } from '../../kernel/http/caching.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput, type SignedRequest } from '../../kernel/http/route.js';
import {
  eventAsCalendar,
  eventsAsRss,
  myCalendarAddress,
  privateCalendar,
  readCalendarAddress,
  revokeCalendarAddress,
} from './calendar.contract.js';
import { CalendarsService } from './calendars.service.js';

/** It comes before controllers with a path of one event, `/api/events/:id`. */
@Controller()
export class CalendarsController {
  constructor(@Inject(CalendarsService) private readonly calendars: CalendarsService) {}

  @Route(eventsAsRss)
  async rss(
    @Input() { query, request, meta }: RouteInput<typeof eventsAsRss>,
    @Res() response: Response,
  ): Promise<void> {
    const feed = await this.calendars.lately(query, request.originalUrl, meta.now);
    response.set({ 'Content-Type': 'application/rss+xml; charset=utf-8' });
    send(response, request, feed);
  }

  @Route(eventAsCalendar)
  async event(
    @Input() { params, request }: RouteInput<typeof eventAsCalendar>,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.calendars.ofEvent(params.id);
    response.set({ 'Content-Disposition': 'attachment; filename="event.ics"', ...calendarFile });
    send(response, request, file);
  }

  @Route(privateCalendar)
  async mine(
    @Input() { params, request, meta }: RouteInput<typeof privateCalendar>,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.calendars.behind(params.key, meta.now);
    response.set({ ...calendarFile, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
    send(response, request, file);
  }

  @Route(myCalendarAddress)
  renew(
    @Input() { meta }: RouteInput<typeof myCalendarAddress>,
  ): Promise<ResponseOf<typeof myCalendarAddress>> {
    return this.calendars.renew(meta);
  }

  @Route(revokeCalendarAddress)
  async revoke(
    @Input() { meta }: RouteInput<typeof revokeCalendarAddress>,
  ): Promise<ResponseOf<typeof revokeCalendarAddress>> {
    return { isRevoked: await this.calendars.revoke(meta) };
  }

  @Route(readCalendarAddress)
  read(
    @Input() { meta }: RouteInput<typeof readCalendarAddress>,
  ): Promise<ResponseOf<typeof readCalendarAddress>> {
    return this.calendars.address(meta);
  }
}

const calendarFile = { 'Content-Type': 'text/calendar; charset=utf-8' };

/** Express answers 304 to a program that has it. */
function send(response: Response, request: SignedRequest, content: string): void {
  setEtag(content, request, response);
  response.send(content);
}
