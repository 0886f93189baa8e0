/** Tells what has a name; its case does not matter. */
export function isNamed(
  name: string,
): (one: {readonly name: string}) => boolean {
  return (one) => one.name.toLowerCase() === name.toLowerCase();
}
