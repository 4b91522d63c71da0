/** Told how far a long piece of work is. */
export type Progress = (what: {
  readonly name: string;
  readonly position: number;
  readonly head: number;
}) => void;
