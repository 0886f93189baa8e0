export const WARNINGS = ['-Wall', '-Wextra', '-Wpedantic', '-Werror'] as const;
export const STANDARD = {c: '-std=c11', cpp: '-std=c++17'} as const;
export const SANITIZERS = [
  '-g1',
  '-O0',
  '-fno-omit-frame-pointer',
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=all',
] as const;

/** Time after which a compiler is killed, in milliseconds. */
export const LIMIT_MS = 180_000;
