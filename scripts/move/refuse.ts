/**
 * Ends a command with what is wrong.
 *
 * @param remedy - what to do instead
 * @throws Error always
 */
export function refuse(
  name: string,
  expected: string,
  received: string,
  remedy: string,
): never {
  throw new Error(
    `${name}: expected ${expected}, received ${received}. ${remedy}`,
  );
}
