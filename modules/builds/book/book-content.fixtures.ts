import type { BookSource } from '../builds.ports.js';
import type { BookContent } from './book.schemas.js';

type Entry = BookContent['entries'][number];
type Task = BookContent['tasks'][number];

export const bookEntry = (over: Partial<Entry> = {}): Entry => ({
  on: '2026-05-02',
  author: 'Ana',
  text: 'Ground the door bottoms down to good metal.',
  photos: [],
  hours: 2.5,
  cost: 40,
  odometer: null,
  task: null,
  ...over,
});

export const bookTask = (over: Partial<Task> = {}): Task => ({
  system: 'body',
  title: 'Door bottoms',
  notes: 'Both sides.',
  column: 'done',
  hours: 2.5,
  spent: 90,
  doneOn: '2026-05-20',
  parts: [{ title: 'Skin', quantity: 2, status: 'installed', cost: 50, fit: 'with work', note: 'Trimmed.' }],
  ...over,
});

/** A truck with a task and an entry of its owner, Ana. */
export const bookContent = (over: Partial<BookContent> = {}): BookContent => ({
  title: 'Old Blue',
  vehicle: '1966 Ford F100',
  nickname: 'Old Blue',
  about: 'A farm truck that gets its bed back.',
  goal: 'driver',
  status: 'active',
  startedOn: '2025-03-01',
  on: '2026-06-01',
  owner: 'Ana',
  cover: null,
  totals: { spent: 90, hours: 2.5, tasks: 1, tasksDone: 1, entries: 1 },
  systems: [
    { system: 'body', tasks: 1, done: 1, blocked: 0, plannedHours: 3, hours: 2.5, planned: 100, spent: 90 },
  ],
  tasks: [bookTask()],
  entries: [bookEntry()],
  ...over,
});

/** All of it by one member. */
export const writtenBy = ({ tasks, entries }: BookContent, memberId: string): BookSource['writtenBy'] => ({
  entries: entries.map(() => memberId),
  tasks: tasks.map(({ parts }) => ({
    task: memberId,
    parts: parts.map(() => memberId),
    notes: parts.map(() => memberId),
  })),
});
