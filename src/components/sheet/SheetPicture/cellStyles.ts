// Later rules win over earlier ones: what a cell is, its formats, its state and what stands in it.
// Components import these files through this one only, which keeps the order.
import grid from './styles.module.css';
import paint from './paint.module.css';
import lines from './lines.module.css';
import parts from './parts.module.css';
import around from './around.module.css';

/** Class names of everything in a picture; a name that several files use stands for all of theirs. */
export default merge([grid, paint, lines, parts, around]);

function merge(
  files: readonly Readonly<Record<string, string>>[],
): Readonly<Record<string, string>> {
  const merged: Record<string, string> = {};
  for (const [name, value] of files.flatMap((file) => Object.entries(file))) {
    merged[name] = merged[name] ? `${merged[name]} ${value}` : value;
  }
  return merged;
}
