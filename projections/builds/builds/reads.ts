import { Inject, Injectable } from '@nestjs/common';
import type { PersonView } from '../../../modules/community/community.schemas.js';
import { personsBy, signedPictures } from '../../../modules/community/persons.shared.js';
import { CONTENTS, DATABASE, MASTER_SECRET } from '../../../modules/kernel/config/tokens.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';

/** What every read of builds needs: rows, photos and names. */
@Injectable()
export class BuildReads {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(PRIVATE_PHOTOS) readonly showPhoto: ShowPhoto,
    @Inject(CONTENTS) private readonly contents: Contents,
  ) {}

  /** Members by id; an erased one is left out. */
  persons(
    ids: readonly (string | null)[],
    { now }: Pick<Viewer, 'now'>,
  ): Promise<ReadonlyMap<string, PersonView>> {
    return personsBy(
      this.db,
      ids.flatMap((id) => id || []),
      signedPictures(this.secret, now),
    );
  }

  /** A listing, for whoever sees it; null for others. */
  async listingFor(listingId: string | null, viewer: Viewer): Promise<string | null> {
    if (listingId === null) return null;
    return (await this.contents.isSeenBy({ kind: 'listing', id: listingId }, viewer)) ? listingId : null;
  }
}
