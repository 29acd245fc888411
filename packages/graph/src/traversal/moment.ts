/** The clocks of a traversal. */
export type Moment = {
  /** When an edge has to hold in the world. */
  validAt: Date;
  /** As of when the memory is asked. */
  believedAt: Date;
  evaluatedAt: Date;
  /** What the memory holds now, not what it held at `believedAt`. */
  isLive: boolean;
};

type Clocks = { valid_at?: Date | undefined; believed_at?: Date | undefined };

/** Both clocks as they were asked for, or both now. */
export function momentOf({ valid_at, believed_at }: Clocks, evaluatedAt: Date): Moment {
  return {
    validAt: valid_at ?? evaluatedAt,
    believedAt: believed_at ?? evaluatedAt,
    evaluatedAt,
    isLive: valid_at === undefined,
  };
}
