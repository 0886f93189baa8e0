/** Size of a block before compression, in characters. */
const BLOCK_SIZE = 24_000;

/** A block as it is written. */
export interface Block {
  /** What its first row is found by. */
  readonly first: string;
  readonly text: string;
}

/** Cuts rows into blocks of about the same size. A row is never cut. */
export function cutBlocks(
  rows: Iterable<readonly [key: string, ...rest: unknown[]]>,
): Block[] {
  const blocks: Block[] = [];
  let first = '';
  let texts: string[] = [];
  let size = 0;
  const close = () => {
    if (texts.length > 0) {
      blocks.push({first, text: `[${texts.join(',')}]`});
    }
  };
  for (const row of rows) {
    if (size >= BLOCK_SIZE || texts.length === 0) {
      close();
      [first] = row;
      texts = [];
      size = 0;
    }
    const text = JSON.stringify(row);
    texts.push(text);
    size += text.length;
  }
  close();
  return blocks;
}
