import type { PostKind } from '../../../modules/community/post/post.events.js';
import type { Picture } from '../offer.js';

/** A drawing that fits a post: 'car' is the author's own, 'share' none, because the card of what is shared shows it, and 'none' is words alone. */
export type Subject = Picture['drawing'] | 'car' | 'share' | 'none';

/** Who comments: a demo member by number, the author of the post, or anybody. */
export type Commenter = number | 'author' | 'anybody';

export interface Comment {
  readonly by: Commenter;
  readonly words: string;
  readonly isAnswer: boolean;
}

/** A post by a named author. Names of members are `{@9}`. */
export interface WrittenPost {
  readonly author: number;
  readonly kind: PostKind;
  readonly subject: Subject;
  readonly vehicle: { readonly make: string; readonly model: string } | null;
  /** Slug. */
  readonly community: string | null;
  readonly daysAgo: number | null;
  readonly body: string;
  readonly comments: readonly Comment[];
}

/** Cars that have such a thing. */
export type About = 'carb' | 'points' | 'solid' | 'water' | 'drums' | 'leaf' | 'american' | 'any';

/** A post that many authors can write, each in other words. */
export interface Frame {
  readonly kind: PostKind;
  readonly subject: Subject;
  readonly community: string | null;
  /** Which cars it is about. */
  readonly about: About;
  readonly body: string;
  readonly comments: readonly Comment[];
}

/** The posts of a text: "@author|kind|subject|Make: Model|community|days ago", the body, then comments: ":9 Words" by member 9, ":@ Words" by
 *  the author, "!9 Words" for the answer that is accepted. */
export function readPosts(text: string): readonly WrittenPost[] {
  return sections(text).map(({ head, body, comments }) => {
    const [author = '', kind = '', subject = '', vehicle = '', community = '', daysAgo = ''] =
      head.split('|');
    const [make = '', model = ''] = vehicle.split(': ');
    return {
      author: Number(author),
      kind: kind as PostKind,
      subject: subject as Subject,
      vehicle: make ? { make, model } : null,
      community: community || null,
      daysAgo: daysAgo ? Number(daysAgo) : null,
      body,
      comments,
    };
  });
}

/** The frames of a text: "@kind|subject|community|about", then as for posts; ": Words" is by anybody. */
export function readFrames(text: string): readonly Frame[] {
  return sections(text).map(({ head, body, comments }) => {
    const [kind = '', subject = '', community = '', about = ''] = head.split('|');
    return {
      kind: kind as PostKind,
      subject: subject as Subject,
      community: community || null,
      about: (about || 'any') as Frame['about'],
      body,
      comments,
    };
  });
}

interface Section {
  readonly head: string;
  readonly body: string;
  readonly comments: readonly Comment[];
}

function sections(text: string): readonly Section[] {
  return text
    .trim()
    .split(/^@(?=[\w]+\|)/m)
    .filter(Boolean)
    .map((section) => {
      const [head = '', ...lines] = section.trim().split('\n');
      const from = lines.findIndex((line) => isComment.test(line));
      const end = from < 0 ? lines.length : from;
      return {
        head,
        body: lines.slice(0, end).join('\n').trim(),
        comments: lines.slice(end).filter(Boolean).map(readComment),
      };
    });
}

const isComment = /^([:!])(\d+|@|)(?: |(?=\{))(.*)$/;

function readComment(line: string): Comment {
  const [, sign, by = '', words = ''] = isComment.exec(line) ?? [];
  if (!sign) throw new Error(`No comment: ${line}`);
  return {
    by: by === '@' ? 'author' : by === '' ? 'anybody' : Number(by),
    words: words.trim(),
    isAnswer: sign === '!',
  };
}
