/** Size of a block before compression, in characters. */
const BLOCK_SIZE = 10_000;

/** Cuts rows into blocks of about the same size. A row is never cut. */
export function cutBlocks<Row>(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [];
  let size = BLOCK_SIZE;
  for (const row of rows) {
    if (size >= BLOCK_SIZE) {
      blocks.push([]);
      size = 0;
    }
    blocks.at(-1)!.push(row);
    size += JSON.stringify(row).length;
  }
  return blocks;
}
