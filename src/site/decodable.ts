/**
 * Makes a part of an address one that can be decoded: a `%` that begins no letter stands for itself.
 *
 * @param part - path or hash, e.g. `/a%b` or `#100%off`
 * @returns `/a%25b`; the part itself when it can be decoded
 */
export function decodable(part: string): string {
  if (canDecode(part)) {
    return part;
  }
  const alone = part.replace(/%(?![\da-f]{2})/gi, '%25');
  // What is left are bytes that are no text.
  return canDecode(alone) ? alone : part.replaceAll('%', '%25');
}

function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
