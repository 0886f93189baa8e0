/** Takes one line about what is going on. A passing line is replaced by the next on a terminal. */
export type Report = (line: string, options?: {passing: boolean}) => void;

/** The part of a stream that is written to. */
interface Output {
  readonly isTTY?: boolean;
  /** Width in characters; 0 where it is not known. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** Width of a terminal that does not tell its own, in characters. */
const COLUMNS = 80;

const CLEAR_LINE = '\r\u001B[K';

/** Reports to a stream: a terminal gets one line that moves, a log gets every line. */
export function reportTo(output: Output): Report {
  let isLineOpen = false;
  return (line, {passing} = {passing: false}) => {
    if (!output.isTTY) {
      output.write(`${line}\n`);
      return;
    }
    const start = isLineOpen ? CLEAR_LINE : '';
    // A line that wraps could not be taken back.
    const text = passing
      ? line.slice(0, (output.columns || COLUMNS) - 1)
      : line;
    output.write(`${start}${text}${passing ? '' : '\n'}`);
    isLineOpen = passing;
  };
}
