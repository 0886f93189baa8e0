/** What is watched, and how patiently. */
interface Watched {
  /** How often it is asked for a sign of life, in milliseconds. */
  readonly every: number;
  /** How often in a row it may be silent. */
  readonly most: number;
  readonly ask: () => void;
  /** Whether it is still of interest; always when absent. */
  readonly isThere?: () => boolean;
  /** Called once, when it has been silent too often. */
  readonly lost: () => void;
}

/** How it goes on. */
export interface Watch {
  /** Takes a sign of life. */
  readonly heard: () => void;
  readonly end: () => void;
}

/**
 * Sees whether a frame or a worker still answers. Browsers end those that have used up their memory, and tell nobody.
 * Questions are counted, not time: a page that was busy itself asks late, and reads the answers late.
 */
export function watch({every, most, ask, isThere, lost}: Watched): Watch {
  let unanswered = 0;
  const end = () => clearInterval(timer);
  const timer = setInterval(() => {
    if (isThere?.() === false) {
      end();
    } else if (unanswered < most) {
      unanswered += 1;
      ask();
    } else {
      end();
      lost();
    }
  }, every);
  return {
    heard: () => {
      unanswered = 0;
    },
    end,
  };
}
