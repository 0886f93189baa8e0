/** How often a frame is asked for a sign of life, in milliseconds. */
export const PING_MS = 1000;

/** How often in a row it may be silent. */
export const MOST_UNANSWERED = 8;

/** What is watched. */
interface Watched {
  /** Asks for a sign of life. */
  readonly ask: () => void;
  readonly isThere: () => boolean;
  /** Called once, when none has come for long. */
  readonly lost: () => void;
}

/**
 * Sees whether a frame still answers. Browsers that give it a process of its own end that alone when a sample has used
 * up its memory, and tell nobody. Questions are counted, not time: a page that was busy itself asks late.
 *
 * @returns to be called with each sign of life
 */
export function watchFrame({ask, isThere, lost}: Watched): () => void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (!isThere()) {
      clearInterval(timer);
    } else if (unanswered < MOST_UNANSWERED) {
      unanswered += 1;
      ask();
    } else {
      clearInterval(timer);
      lost();
    }
  }, PING_MS);
  return () => {
    unanswered = 0;
  };
}
