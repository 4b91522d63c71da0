import { maxCommentLetters } from '../../../modules/community/comment/comment.events.js';
import { maxLetters } from '../../../modules/community/post/post.events.js';
import { linksIn, mentionsIn, tagsIn } from '../../../modules/community/text/text.rules.js';
import { profileDecider } from '../../../modules/members/profile/profile.decider.js';
import { usualShown } from '../../../modules/members/profile/profile.events.js';
import { fullDemo, seed } from '../demo-size.js';
import { gatheringPlans } from '../gathering-plans.js';
import { listingPlan, pickerOf } from '../listing-plans.js';
import { people } from '../people.js';
import { allPictures } from '../pictures.js';
import { localHour } from './hours.js';
import { wallPlan } from './wall-plans.js';

const now = '2026-11-20T15:00:00.000Z';
const everybody = people(seed, fullDemo.people);
const gatherings = gatheringPlans(seed, { now, count: 59, people: everybody });
const pick = pickerOf(everybody, gatherings);
const plans = Array.from({ length: fullDemo.listings }, (_, at) => listingPlan(seed, at, pick));
const whole = { people: everybody, plans, gatherings, posts: 600, now };
const wall = wallPlan(seed, whole);
const { posts, communities, follows, members, seen } = wall;
const comments = posts.flatMap((post) => post.comments);
const [ray, donna] = everybody;
const joinedAt = (person: (typeof everybody)[0]) =>
  new Date(Date.parse(now) - person.joinedDaysAgo * 86_400_000).toISOString();

test('the same seed makes the same wall', () => {
  expect(wallPlan(seed, whole)).toEqual(wall);
});

test('there are 600 posts of all kinds, and no two read alike', () => {
  expect(posts).toHaveLength(600);
  const ofKind = (kind: string) => posts.filter((post) => post.kind === kind).length;
  expect(ofKind('question')).toBeGreaterThanOrEqual(115);
  expect(ofKind('milestone')).toBeGreaterThanOrEqual(58);
  const shared = posts.flatMap((post) => post.shared ?? []);
  expect(shared.filter(({ kind }) => kind === 'gathering').length).toBeGreaterThanOrEqual(15);
  expect(shared.filter(({ kind }) => kind === 'listing').length).toBeGreaterThanOrEqual(55);
  expect(new Set(posts.map(({ body }) => body)).size).toBe(600);
});

test('no text has a gap, an open brace or more letters than are allowed', () => {
  for (const { body } of [...posts, ...comments]) {
    expect(body).not.toMatch(/[{}|]|undefined|NaN|\$\$|[^ ] {2,}[^ ]| [.,;](?!\d)/);
    expect(body.length).toBeGreaterThan(2);
  }
  for (const { body } of posts) expect(body.length).toBeLessThanOrEqual(maxLetters);
  for (const { body } of comments) expect(body.length).toBeLessThanOrEqual(maxCommentLetters);
});

test('texts are written in bold, italics, lists and quotes, without headings, tables or HTML', () => {
  for (const { body } of [...posts, ...comments]) {
    expect(body).not.toMatch(/^#+ |^\||<\/?[a-z]|`|!\[/m);
    expect((body.match(/\*\*/g) ?? []).length % 2).toBe(0);
  }
  expect(posts.filter(({ body }) => /^(- |1\. )/m.test(body)).length).toBeGreaterThan(20);
});

test('whoever is mentioned is a demo member, and tags are found', () => {
  const known = new Set(members.map(({ handle }) => handle));
  const mentioned = [...posts, ...comments].flatMap(({ body }) => mentionsIn(body));
  expect(mentioned.filter((handle) => !known.has(handle))).toEqual([]);
  expect(mentioned.length).toBeGreaterThan(25);
  expect(new Set(posts.flatMap(({ body }) => tagsIn(body))).size).toBeGreaterThanOrEqual(5);
  expect(posts.flatMap(({ body }) => linksIn(body)).length).toBeLessThan(10);
});

test('every member may have the handle and the garage that the wall gives them', () => {
  expect(new Set(members.map(({ handle }) => handle)).size).toBe(members.length);
  for (const { member, handle, bio, garage } of members) {
    const meta = { actor: { id: member.memberId, roles: [] }, now, commandId: 'x' };
    const profile = {
      firstName: 'A',
      lastName: null,
      handle,
      bio,
      home: null,
      garage: [...garage],
      shown: usualShown,
    };
    const decided = profileDecider.decide({ type: 'ChangeProfile', profile, meta }, profileDecider.initial);
    expect(decided).toHaveLength(1);
  }
});

test('two of three posts have comments, some have many, and most questions have an accepted answer', () => {
  const counts = posts.map((post) => post.comments.length);
  const talked = counts.filter((count) => count > 0).length / counts.length;
  expect(talked).toBeGreaterThan(0.6);
  expect(talked).toBeLessThan(0.8);
  expect(counts.filter((count) => count >= 20 && count <= 40).length).toBeGreaterThanOrEqual(4);
  expect(counts.filter((count) => count > 8 && count < 20)).toEqual([]);
  const questions = posts.filter(({ kind }) => kind === 'question');
  const accepted = questions.filter((post) => post.comments.some(({ isAnswer }) => isAnswer));
  expect(accepted.length / questions.length).toBeGreaterThan(0.6);
  for (const post of posts) {
    expect(post.comments.filter(({ isAnswer }) => isAnswer).length).toBeLessThanOrEqual(
      post.kind === 'question' ? 1 : 0,
    );
    expect(new Set(post.comments.map(({ body }) => body)).size).toBe(post.comments.length);
    for (const { isAnswer, author } of post.comments) if (isAnswer) expect(author).not.toBe(post.author);
  }
});

test('no comment is heard too often', () => {
  const often = new Map<string, number>();
  for (const { body } of comments) often.set(body, (often.get(body) ?? 0) + 1);
  expect(Math.max(...often.values())).toBeLessThanOrEqual(12);
  expect(often.size / comments.length).toBeGreaterThan(0.72);
});

test('about half of the posts have photos, all of drawings that listings use as well', () => {
  const known = new Set(allPictures().map((picture) => JSON.stringify(picture)));
  const withPhotos = posts.filter(({ photos }) => photos.length > 0);
  expect(withPhotos.length / posts.length).toBeGreaterThan(0.42);
  expect(withPhotos.length / posts.length).toBeLessThan(0.62);
  for (const { photos } of posts) {
    expect(photos.length).toBeLessThanOrEqual(4);
    for (const { drawing, paint, variant } of photos)
      expect(known).toContain(JSON.stringify({ drawing, paint, variant }));
  }
});

test('the times are within 120 days, more of them lately, in order, and mostly not at night', () => {
  const daysAgo = posts.map(({ at }) => (Date.parse(now) - Date.parse(at)) / 86_400_000);
  expect(Math.max(...daysAgo)).toBeLessThan(122);
  expect(Math.min(...daysAgo)).toBeGreaterThan(0);
  const within = (days: number) => daysAgo.filter((one) => one < days).length;
  expect(within(30)).toBeGreaterThan(200);
  expect(within(7)).toBeGreaterThan(60);
  const hours = posts.map(({ at, author }) => localHour(at, author.address.longitude));
  expect(hours.filter((hour) => hour < 5).length).toBeLessThan(15);
  for (const { at, comments: own, reactions } of posts) {
    const times = [at, ...own.map((one) => one.at)];
    expect(times).toEqual(times.toSorted());
    for (const one of [...times, ...reactions.map((one) => one.at)]) {
      expect(one < now).toBe(true);
      expect(one >= at).toBe(true);
    }
  }
});

test('nobody writes before they joined, and nothing is shared before it was there', () => {
  const from = new Map([
    ...plans.map(({ id, publishedDaysAgo }) => [id, publishedDaysAgo] as const),
    ...gatherings.map(({ id, announcedDaysAgo }) => [id, announcedDaysAgo] as const),
  ]);
  for (const { author, at, comments: own, shared } of posts) {
    for (const one of [{ author, at }, ...own]) expect(joinedAt(one.author) < one.at).toBe(true);
    if (shared)
      expect((Date.parse(now) - Date.parse(at)) / 86_400_000).toBeLessThan(from.get(shared.id) ?? 0);
  }
});

test('a project that is told in parts is told in their sequence', () => {
  const parts = posts
    .filter(({ body }) => body.includes('#advancedesign'))
    .map(({ body }) => body.slice(0, 7));
  expect(parts).toEqual(['Part 1.', 'Part 2:', 'Part 3:', 'Part 4:']);
});

test('each member reacts at most once to a post, and hardly to their own', () => {
  for (const { reactions, author } of posts) {
    const members = reactions.map(({ member }) => member);
    expect(new Set(members).size).toBe(members.length);
    expect(members).not.toContain(author);
  }
  const all = posts.flatMap(({ reactions }) => reactions);
  expect(all.length).toBeGreaterThan(1_500);
  expect(all.length).toBeLessThan(5_000);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(3);
});

test('twelve communities of each kind are run and joined before anything is written in them', () => {
  expect(communities).toHaveLength(12);
  expect(new Set(communities.map(({ kind }) => kind)).size).toBe(4);
  expect(new Set(communities.map(({ join }) => join)).size).toBe(3);
  for (const { slug, owner, moderators, rules, members, foundedAt } of communities) {
    expect(rules.length).toBeGreaterThanOrEqual(3);
    expect(rules.length).toBeLessThanOrEqual(6);
    expect(members.length).toBeGreaterThanOrEqual(6);
    const since = new Map(members.map((one) => [one.member, one.at]));
    since.set(owner, foundedAt);
    for (const one of moderators) expect(since.has(one)).toBe(true);
    for (const post of posts.filter(({ community }) => community === slug)) {
      const acts = [
        { person: post.author, at: post.at },
        ...post.comments.map((one) => ({ person: one.author, at: one.at })),
        ...post.reactions.map((one) => ({ person: one.member, at: one.at })),
      ];
      for (const { person, at } of acts) expect((since.get(person) ?? now) < at).toBe(true);
    }
  }
});

test('moderators pinned posts, removed one by a rule, and refused one request', () => {
  expect(communities.filter(({ pinned }) => pinned.length === 1).length).toBe(10);
  const removed = communities.flatMap((one) =>
    one.removed.map((removal) => ({ ...removal, rules: one.rules })),
  );
  expect(removed).toHaveLength(1);
  for (const { rule, rules } of removed) expect(rules.map(({ title }) => title)).toContain(rule);
  const requests = communities.flatMap((one) => one.requests);
  expect(requests.filter(({ refused }) => refused)).toHaveLength(1);
  expect(requests.filter(({ refused }) => !refused).length).toBeGreaterThan(0);
});

test('some are followed by many, most by few', () => {
  const followers = new Map<string, number>();
  for (const { target } of follows)
    if (target.kind === 'member') followers.set(target.id, (followers.get(target.id) ?? 0) + 1);
  const counts = [...followers.values()].toSorted((one, other) => other - one);
  expect(counts[0]).toBeGreaterThan(40);
  expect(counts[100] ?? 0).toBeLessThan(8);
  expect(new Set(follows.map(({ id }) => id)).size).toBe(follows.length);
  for (const { follower, at } of follows) expect(joinedAt(follower) < at).toBe(true);
});

test.each([ray, donna])('the feed of $name is alive, and something in it is unread', (person) => {
  const own = follows.filter(({ follower }) => follower === person);
  const ofKind = (kind: string) =>
    own.filter(({ target }) => target.kind === kind).map(({ target }) => target.id);
  expect(ofKind('member').length).toBeGreaterThanOrEqual(12);
  expect(ofKind('community')).toHaveLength(2);
  expect(ofKind('tag')).toHaveLength(2);
  expect(ofKind('vehicle')).toHaveLength(1);
  const followed = new Set(ofKind('member'));
  const feed = posts.filter(({ author }) => followed.has(author.memberId));
  expect(feed.length).toBeGreaterThan(60);
  const looked = seen.find(({ member }) => member === person)?.at ?? now;
  expect(feed.filter(({ at }) => at > looked).length).toBeGreaterThanOrEqual(4);
});

test('a smaller demo has fewer posts of the same kind', () => {
  const few = people(seed, 10);
  const small = wallPlan(seed, { people: few, plans: plans.slice(0, 12), gatherings: [], posts: 20, now });
  expect(small.posts.length).toBe(20);
  expect(new Set(small.posts.map(({ body }) => body)).size).toBe(20);
});
