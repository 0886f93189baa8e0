/** What is loaded in pieces, and told when a piece cannot be had. */
export interface HeldLoads<Id> {
  /** Loads a piece; settles when it is there, however often that has to be tried. */
  load(id: Id): Promise<unknown>;
  /** Tries again what has failed. */
  retry(): void;
  /** Whether anything has failed and not been tried again. */
  isWaiting(): boolean;
}

/**
 * Makes loads that fail wait to be tried again. A failure would be for good otherwise: what asked for the
 * piece keeps it, and fails whenever the piece is needed.
 *
 * @param load - loads a piece; may fail
 * @param onFailure - told of each failure
 */
export function holdLoads<Id>(
  load: (id: Id) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): HeldLoads<Id> {
  const waiting = new Set<() => void>();
  const held = {
    load: (id: Id): Promise<unknown> =>
      load(id).catch(
        (error: unknown) =>
          new Promise((resolve) => {
            waiting.add(() => resolve(held.load(id)));
            onFailure(error);
          }),
      ),
    retry() {
      const again = [...waiting];
      waiting.clear();
      again.forEach((start) => start());
    },
    isWaiting: () => waiting.size > 0,
  };
  return held;
}
