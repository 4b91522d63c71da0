import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { adDecider as ad } from './ad.decider.js';
import { drafted, ended, paused, photo, started, words } from './ad.fixtures.js';

const meta = metaOf('ada');

describe('drafting', () => {
  const draft = { type: 'DraftAd', words, meta } as const;

  test('keeps the words; the same again changes nothing', () => {
    given(ad).when(draft).thenExactly(drafted());
    given(ad, drafted()).when(draft).thenNothing();
  });
  test('under the id of another ad is refused', () => {
    given(ad, drafted({ title: 'Another one' }))
      .when(draft)
      .thenRefused('AD_ID_TAKEN');
  });
});

describe('changing', () => {
  const change = { type: 'ChangeAd', words: { ...words, cap: 500 }, meta } as const;

  test('replaces the words, also while it runs; the same again changes nothing', () => {
    given(ad, drafted(), started)
      .when(change)
      .thenExactly(event('AdChanged', { words: change.words, by: 'ada' }));
    given(ad, drafted({ cap: 500 }))
      .when(change)
      .thenNothing();
  });
  test('an ad that is over, or that there is not, is refused', () => {
    given(ad, drafted(), ended).when(change).thenRefused('AD_OVER');
    given(ad).when(change).thenRefused('AD_NOT_FOUND');
  });
});

describe('a picture', () => {
  const changed = event('AdPictureChanged', { photo, alt: 'A bumper', by: 'ada' });
  const show = { type: 'ChangeAdPicture', picture: { photo, alt: 'A bumper' }, meta } as const;
  const takeAway = { type: 'ChangeAdPicture', picture: null, meta } as const;

  test('is shown with what it shows in words, once', () => {
    given(ad, drafted()).when(show).thenExactly(changed);
    given(ad, drafted(), changed).when(show).thenNothing();
  });
  test('is taken away, once', () => {
    given(ad, drafted(), changed)
      .when(takeAway)
      .thenExactly(event('AdPictureChanged', { photo: null, alt: '', by: 'ada' }));
    given(ad, drafted()).when(takeAway).thenNothing();
  });
  test('of an ad that is over stays', () => {
    given(ad, drafted(), ended).when(show).thenRefused('AD_OVER');
  });
});

describe('running', () => {
  const [start, pause, end] = (['StartAd', 'PauseAd', 'EndAd'] as const).map((type) => ({ type, meta }));
  if (!start || !pause || !end) throw new Error('there are three');

  test('starts, pauses and starts again, each once', () => {
    given(ad, drafted()).when(start).thenExactly(started);
    given(ad, drafted(), started).when(start).thenNothing();
    given(ad, drafted(), started).when(pause).thenExactly(paused);
    given(ad, drafted(), started, paused).when(pause).thenNothing();
    given(ad, drafted(), started, paused).when(start).thenExactly(started);
  });
  test('ends for good, once', () => {
    given(ad, drafted(), started).when(end).thenExactly(ended);
    given(ad, drafted(), ended).when(end).thenNothing();
    given(ad, drafted(), ended).when(start).thenRefused('AD_OVER');
    given(ad, drafted(), ended).when(pause).thenRefused('AD_OVER');
  });
  test('nothing runs that was not drafted', () => {
    for (const command of [start, pause, end]) given(ad).when(command).thenRefused('AD_NOT_FOUND');
  });
});
