import { Global, Module } from '@nestjs/common';
import { POSTS } from '../../../modules/community/post/posts.ports.js';
import { WallController } from './wall.controller.js';
import { WallReads } from './wall-reads.js';

const posts = { provide: POSTS, useExisting: WallReads };

@Global()
@Module({ controllers: [WallController], providers: [WallReads, posts], exports: [posts] })
export class WallModule {}
