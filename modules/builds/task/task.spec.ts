import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type TaskCommand, taskDecider as task } from './task.decider.js';
import { maxParts, maxTaskPhotos } from './task.events.js';
import {
  arrival,
  partArrived,
  partInstalled,
  partPlanned,
  partWords,
  planned,
  words,
} from './task.fixtures.js';

const meta = metaOf('ana');
const ofTask = { buildId: 'truck', meta };
const ofPart = { ...ofTask, partId: 'cylinder' };
const removed = event('PartRemoved', { partId: 'cylinder', by: 'ana' });

describe('planning', () => {
  const plan = { type: 'PlanTask', words, column: 'backlog', rank: 'a0', from: null, ...ofTask } as const;

  test('a task begins in the backlog', () => {
    given(task).when(plan).thenExactly(planned());
  });
  test('a task may begin in another column', () => {
    given(task)
      .when({ ...plan, column: 'testing' })
      .thenExactly(planned(), event('TaskMoved', { column: 'testing' as const, rank: 'a0', by: 'ana' }));
  });
  test('the same id again plans nothing', () => {
    given(task, planned()).when(plan).thenNothing();
  });
  test('an id of another build is taken', () => {
    given(task, planned())
      .when({ ...plan, buildId: 'coupe' })
      .thenRefused('TASK_ID_TAKEN');
  });
});

describe('changing', () => {
  const change = (over: Partial<typeof words>) =>
    ({ type: 'ChangeTask', words: { ...words, ...over }, ...ofTask }) as const;

  test('a task is changed whole, under the key of whoever changes it', () => {
    given(task, planned())
      .when({ ...change({ title: 'Rear brakes' }), meta: metaOf('bob') })
      .thenExactly(event('TaskChanged', { authorId: 'bob', ...words, title: 'Rear brakes', after: [] }));
  });
  test('the same words change nothing', () => {
    given(task, planned()).when(change({})).thenNothing();
  });
  test('a task of another build is not found', () => {
    given(task, planned())
      .when({ ...change({ title: 'Rear brakes' }), buildId: 'coupe' })
      .thenRefused('TASK_NOT_FOUND');
  });
});

describe('the board', () => {
  const move = (column: 'backlog' | 'done', rank: string) =>
    ({ type: 'MoveTask', column, rank, ...ofTask }) as const;

  test('a task moves to a column', () => {
    given(task, planned()).when(move('done', 'a1')).thenEvents('TaskMoved');
  });
  test('a task that is there already does not move', () => {
    given(task, planned()).when(move('backlog', 'a0')).thenNothing();
  });
  test('a task is blocked where it is, with a reason', () => {
    const block = { type: 'BlockTask', reason: 'No drums', ...ofTask } as const;
    const blocked = event('TaskBlocked', { authorId: 'ana', reason: 'No drums' });
    given(task, planned()).when(block).thenExactly(blocked);
    given(task, planned(), blocked).when(block).thenNothing();
    given(task, planned(), blocked)
      .when({ type: 'UnblockTask', ...ofTask })
      .thenEvents('TaskUnblocked');
    given(task, planned())
      .when({ type: 'UnblockTask', ...ofTask })
      .thenNothing();
  });
});

describe('photos', () => {
  const photo = (id: string) => ({ id, width: 4, height: 3 });
  const added = (id: string) =>
    event('TaskPhotoAdded', { authorId: 'ana', when: 'before' as const, photo: photo(id) });
  const add = (id: string) =>
    ({ type: 'AddTaskPhoto', when: 'before', photo: photo(id), ...ofTask }) as const;

  test('a task has photos of before and after, each once', () => {
    given(task, planned()).when(add('a')).thenExactly(added('a'));
    given(task, planned(), added('a')).when(add('a')).thenNothing();
  });
  test('a task has twelve photos at most', () => {
    const all = Array.from({ length: maxTaskPhotos }, (_, at) => added(String(at)));
    given(task, planned(), ...all)
      .when(add('one more'))
      .thenRefused('TOO_MANY_PHOTOS');
  });
  test('a photo is taken off once', () => {
    const remove = { type: 'RemoveTaskPhoto', photoId: 'a', ...ofTask } as const;
    given(task, planned(), added('a')).when(remove).thenEvents('TaskPhotoRemoved');
    given(task, planned()).when(remove).thenNothing();
  });
});

describe('deleting', () => {
  const remove = { type: 'DeleteTask', ...ofTask } as const;
  const restore = { type: 'RestoreTask', ...ofTask } as const;
  const deleted = event('TaskDeleted', { by: 'ana' });

  test('a task is deleted and restored, each once', () => {
    given(task, planned()).when(remove).thenExactly(deleted);
    given(task, planned(), deleted).when(remove).thenNothing();
    given(task, planned(), deleted).when(restore).thenEvents('TaskRestored');
    given(task, planned()).when(restore).thenNothing();
  });
  test('a task with a part in the car is not deleted', () => {
    given(task, planned(), partPlanned(), partInstalled()).when(remove).thenRefused('PART_INSTALLED');
  });
  test('nothing is done to a deleted task', () => {
    given(task, planned(), deleted)
      .when({ type: 'BlockTask', reason: 'No drums', ...ofTask })
      .thenRefused('TASK_NOT_FOUND');
  });
});

describe('parts', () => {
  const plan = { type: 'PlanPart', words: partWords, arrival: null, ...ofPart } as const;

  test('a part is planned, once', () => {
    given(task, planned()).when(plan).thenExactly(partPlanned());
    given(task, planned(), partPlanned()).when(plan).thenNothing();
  });
  test('an item of an inventory has arrived as soon as it is planned', () => {
    const item = { ...arrival, itemId: 'item', costCents: 4_000 };
    given(task, planned())
      .when({ ...plan, words: { ...partWords, itemId: 'item' }, arrival: item })
      .thenExactly(partPlanned('cylinder', { itemId: 'item' }), partArrived('cylinder', item));
  });
  test('a task has sixty parts at most, without dropped ones', () => {
    const parts = Array.from({ length: maxParts }, (_, at) => partPlanned(String(at)));
    given(task, planned(), ...parts)
      .when(plan)
      .thenRefused('TOO_MANY_PARTS');
    const dropped = event('PartDropped', { partId: '1' });
    given(task, planned(), ...parts, dropped)
      .when(plan)
      .thenEvents('PartPlanned');
    given(task, planned(), ...parts, dropped, partPlanned())
      .when({ type: 'KeepPart', ...ofTask, partId: '1' })
      .thenRefused('TOO_MANY_PARTS');
  });
  test('a part is dropped and kept, each once', () => {
    const dropped = event('PartDropped', { partId: 'cylinder' });
    const drop = { type: 'DropPart', ...ofPart } as const;
    const keep = { type: 'KeepPart', ...ofPart } as const;
    given(task, planned(), partPlanned()).when(drop).thenExactly(dropped);
    given(task, planned(), partPlanned(), dropped).when(drop).thenNothing();
    given(task, planned(), partPlanned(), dropped).when(keep).thenEvents('PartKept');
    given(task, planned(), partPlanned()).when(keep).thenNothing();
  });
  test('nothing is done to a dropped part', () => {
    given(task, planned(), partPlanned(), event('PartDropped', { partId: 'cylinder' }))
      .when({ type: 'RecordArrival', arrival, ...ofPart })
      .thenRefused('PART_NOT_FOUND');
  });
  test('a part that was never planned is not found', () => {
    given(task, planned())
      .when({ type: 'DropPart', ...ofPart })
      .thenRefused('PART_NOT_FOUND');
  });

  describe('changed', () => {
    const change = (over: Partial<typeof partWords>, came: typeof arrival | null = null) =>
      ({ type: 'ChangePart', words: { ...partWords, ...over }, arrival: came, ...ofPart }) as const;

    test('whole', () => {
      given(task, planned(), partPlanned())
        .when(change({ quantity: 2 }))
        .thenEvents('PartChanged');
      given(task, planned(), partPlanned()).when(change({})).thenNothing();
    });
    test('to an item of an inventory, which has arrived', () => {
      given(task, planned(), partPlanned())
        .when(change({ itemId: 'item' }, { ...arrival, itemId: 'item' }))
        .thenEvents('PartChanged', 'PartArrived');
    });
    test('to none, which has not', () => {
      given(
        task,
        planned(),
        partPlanned('cylinder', { itemId: 'item' }),
        partArrived('cylinder', { itemId: 'item' }),
      )
        .when(change({}))
        .thenEvents('PartChanged', 'PartArrivalUndone');
    });
    test('not while it is in the car', () => {
      given(task, planned(), partPlanned(), partInstalled())
        .when(change({ quantity: 2 }))
        .thenRefused('PART_INSTALLED');
    });
  });
});

describe('arriving', () => {
  const record = { type: 'RecordArrival', arrival, ...ofPart } as const;
  const undo = { type: 'UndoArrival', ...ofPart } as const;

  test('a part arrives; said again otherwise, it is corrected', () => {
    given(task, planned(), partPlanned()).when(record).thenExactly(partArrived());
    given(task, planned(), partPlanned(), partArrived()).when(record).thenNothing();
    given(task, planned(), partPlanned(), partArrived())
      .when({ ...record, arrival: { ...arrival, costCents: 1 } })
      .thenEvents('PartArrived');
  });
  test('an arrival is undone, once', () => {
    given(task, planned(), partPlanned(), partArrived()).when(undo).thenEvents('PartArrivalUndone');
    given(task, planned(), partPlanned()).when(undo).thenNothing();
  });
  test('neither while the part is in the car', () => {
    const history = [planned(), partPlanned(), partArrived(), partInstalled()];
    given(task, ...history)
      .when(record)
      .thenRefused('PART_INSTALLED');
    given(task, ...history)
      .when(undo)
      .thenRefused('PART_INSTALLED');
  });
});

describe('a wanted ad', () => {
  const seek = (listingId = 'ad') => ({ type: 'SeekPart', listingId, ...ofPart }) as const;
  const sought = event('PartSought', { partId: 'cylinder', listingId: 'ad' });
  const found = { ...arrival, sellerId: 'hank', listingId: 'offer', costCents: 1_800 };
  const deal = (over: Partial<typeof found> = {}): TaskCommand => ({
    type: 'FollowDeal',
    partId: 'cylinder',
    needId: 'ad',
    arrival: { ...found, ...over },
    meta,
  });
  const reopened = {
    type: 'FollowReopening',
    partId: 'cylinder',
    needId: 'ad',
    sellerId: 'hank',
    meta,
  } as const;

  test('looks for a part, and only one does', () => {
    given(task, planned(), partPlanned()).when(seek()).thenExactly(sought);
    given(task, planned(), partPlanned(), sought).when(seek()).thenNothing();
    given(task, planned(), partPlanned(), sought).when(seek('another')).thenRefused('PART_SOUGHT');
  });
  test('does not look for a part that is in the car', () => {
    given(task, planned(), partPlanned(), partInstalled()).when(seek()).thenRefused('PART_INSTALLED');
  });
  test('that finds it fills in what the deal says', () => {
    given(task, planned(), partPlanned(), sought).when(deal()).thenExactly(partArrived('cylinder', found));
  });
  test('that finds it leaves what the member said of its arrival, and adds the seller', () => {
    given(task, planned(), partPlanned(), sought, partArrived())
      .when(deal())
      .thenExactly(partArrived('cylinder', { ...found, costCents: 2_200 }));
    given(task, planned(), partPlanned(), sought, partArrived())
      .when(deal({ sellerId: null as unknown as string }))
      .thenNothing();
  });
  test('that finds it twice changes nothing', () => {
    given(task, planned(), partPlanned(), sought, partArrived('cylinder', found)).when(deal()).thenNothing();
  });
  test('of another part changes nothing', () => {
    const other = event('PartSought', { partId: 'cylinder', listingId: 'another' });
    given(task, planned(), partPlanned(), other).when(deal()).thenNothing();
    given(task, planned(), partPlanned(), other, partArrived('cylinder', found)).when(reopened).thenNothing();
    given(task, planned()).when(deal()).thenNothing();
  });
  test('that is open again undoes the arrival, unless the part is in the car', () => {
    const history = [planned(), partPlanned(), sought, partArrived('cylinder', found)];
    given(task, ...history)
      .when(reopened)
      .thenEvents('PartArrivalUndone');
    given(task, ...history, partInstalled())
      .when(reopened)
      .thenNothing();
  });
  test('that is open again leaves what the member recorded', () => {
    given(task, planned(), partPlanned(), sought, partArrived()).when(reopened).thenNothing();
    const elsewhere = { ...reopened, sellerId: null };
    given(task, planned(), partPlanned(), sought, partArrived('cylinder', { costCents: null }))
      .when(elsewhere)
      .thenEvents('PartArrivalUndone');
    given(task, planned(), partPlanned(), sought, partArrived('cylinder', { costCents: 900 }))
      .when(elsewhere)
      .thenNothing();
  });
  test('that ended may still find it', () => {
    given(task, planned(), partPlanned()).when(deal()).thenEvents('PartArrived');
  });
  test('that is open again looks for it, unless it is there or another does', () => {
    const again = { type: 'FollowNeed', partId: 'cylinder', needId: 'ad', meta } as const;
    given(task, planned(), partPlanned()).when(again).thenExactly(sought);
    given(task, planned(), partPlanned(), sought).when(again).thenNothing();
    given(task, planned(), partPlanned(), partArrived()).when(again).thenNothing();
  });
  test('whose part is taken over into an inventory, names its item', () => {
    const taken = {
      type: 'FollowTransfer',
      partId: 'cylinder',
      listingId: 'offer',
      itemId: 'mine',
      meta,
    } as const;
    const history = [planned(), partPlanned(), partArrived('cylinder', found)];
    given(task, ...history)
      .when(taken)
      .thenExactly(partArrived('cylinder', { ...found, itemId: 'mine' }));
    given(task, ...history, partInstalled())
      .when(taken)
      .thenNothing();
    given(task, planned(), partPlanned(), partArrived()).when(taken).thenNothing();
  });
  test('that ends looks for it no longer', () => {
    const ended = { type: 'FollowEndOfNeed', partId: 'cylinder', needId: 'ad', meta } as const;
    given(task, planned(), partPlanned(), sought)
      .when(ended)
      .thenExactly(event('PartSoughtNoMore', { partId: 'cylinder', listingId: 'ad' }));
    given(task, planned(), partPlanned()).when(ended).thenNothing();
  });
});

describe('installing', () => {
  const install = { type: 'InstallPart', itemId: null, portionId: null, ...ofPart } as const;
  const remove = { type: 'RemovePart', ...ofPart } as const;

  test('a part goes into the car once, and comes out of it', () => {
    given(task, planned(), partPlanned()).when(install).thenExactly(partInstalled());
    given(task, planned(), partPlanned(), partInstalled()).when(install).thenNothing();
    given(task, planned(), partPlanned(), partInstalled()).when(remove).thenExactly(removed);
    given(task, planned(), partPlanned()).when(remove).thenRefused('PART_NOT_INSTALLED');
  });

  describe('follows the inventory', () => {
    const portion = { itemId: 'item', portionId: 'portion' };
    const follow = { type: 'FollowInstallation', partId: 'cylinder', ...portion, meta } as const;
    const back = { type: 'FollowRemoval', partId: 'cylinder', portionId: 'portion', meta } as const;

    test('when a portion leaves its place for the part', () => {
      given(task, planned(), partPlanned()).when(follow).thenExactly(partInstalled('cylinder', portion));
      given(task, planned(), partPlanned(), partInstalled('cylinder', portion)).when(follow).thenNothing();
    });
    test('not for a dropped part, nor for a deleted task', () => {
      given(task, planned(), partPlanned(), event('PartDropped', { partId: 'cylinder' }))
        .when(follow)
        .thenNothing();
      given(task, planned(), partPlanned(), event('TaskDeleted', { by: 'ana' }))
        .when(follow)
        .thenNothing();
    });
    test('when that portion is back, and no other', () => {
      given(task, planned(), partPlanned(), partInstalled('cylinder', portion))
        .when(back)
        .thenExactly(removed);
      given(task, planned(), partPlanned(), partInstalled('cylinder', { ...portion, portionId: 'later' }))
        .when(back)
        .thenNothing();
      given(task, planned(), partPlanned()).when(back).thenNothing();
    });
  });
});

describe('a witness of fit', () => {
  const witness = (fit: 'as it is' | 'with work' | null, note = '') =>
    ({
      type: 'WitnessFit',
      fit,
      note,
      ownerId: 'ben',
      vehicle: { year: 1966, make: 'Ford', model: 'F100' },
      partNumbers: [{ number: 'C5TZ-2061-A', kind: 'oem' }],
      itemId: 'item',
      listingId: null,
      ...ofPart,
    }) as const;
  const witnessed = given(task, planned(), partPlanned(), partInstalled()).when(witness('as it is')).after();

  test('says whether an installed part fitted, with its words and numbers of that time', () => {
    expect(witnessed.at(-1)).toEqual(
      event('FitWitnessed', {
        buildId: 'truck',
        authorId: 'ana',
        ownerId: 'ben',
        partId: 'cylinder',
        fit: 'as it is',
        note: '',
        vehicle: { year: 1966, make: 'Ford', model: 'F100' },
        title: partWords.title,
        partNumbers: [{ number: 'C5TZ-2061-A', kind: 'oem' }],
        itemId: 'item',
        listingId: null,
      }),
    );
  });
  test('says it once, and may say otherwise', () => {
    given(task, ...witnessed)
      .when(witness('as it is'))
      .thenNothing();
    given(task, ...witnessed)
      .when(witness('with work', 'Filed it.'))
      .thenEvents('FitWitnessed');
  });
  test('is withdrawn, once', () => {
    given(task, ...witnessed)
      .when(witness(null))
      .thenEvents('FitWithdrawn');
    given(task, planned(), partPlanned()).when(witness(null)).thenNothing();
  });
  test('says nothing of a part that is not in the car', () => {
    given(task, planned(), partPlanned()).when(witness('as it is')).thenRefused('PART_NOT_INSTALLED');
  });
  test('stays when the part comes out again', () => {
    given(task, ...witnessed, removed)
      .when(witness(null))
      .thenEvents('FitWithdrawn');
  });
});
