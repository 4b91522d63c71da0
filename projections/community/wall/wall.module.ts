import { Global, Module } from '@nestjs/common';
import { POSTS } from '../../../modules/community/post/posts.ports.js';
import { FeedsController } from './feed.controller.js';
import { CommunityToolsReadsController } from './tools.controller.js';
import { WallController } from './wall.controller.js';
import { WallReads } from './wall-reads.js';

const posts = { provide: POSTS, useExisting: WallReads };

@Global()
@Module({
  controllers: [CommunityToolsReadsController, FeedsController, WallController],
  providers: [WallReads, posts],
  exports: [posts],
})
export class WallModule {}
