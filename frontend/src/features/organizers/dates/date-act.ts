/** What can be done with one date; `add` with none. */
export type DateAct = 'move' | 'postpone' | 'cancel' | 'add';
