/**
 * Reads the port that a server listens on.
 *
 * @param text - as the reader of the command wrote it; empty or absent for the default
 * @returns 0 to 65535; 0 lets the system choose a free one
 * @throws Error when it is no such number
 */
export function readPort(text: string | undefined): number {
  const port = Number(text?.trim() || '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `--port (or PORT): expected 0 to 65535, received "${text}".`,
    );
  }
  return port;
}
