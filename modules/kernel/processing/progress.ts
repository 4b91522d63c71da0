/** Is called with the progress of long work. */
export type Progress = (what: {
  readonly name: string;
  readonly position: number;
  readonly head: number;
}) => void;
