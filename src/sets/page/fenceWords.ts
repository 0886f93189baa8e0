/**
 * The words that may stand after the language of a fence, and what each does.
 */
export const FENCE_WORDS = {
  title:
    'Shows the name of the file. `title="Output"` below a complete program in C, C++, C#, Java or Python is a terminal session: lines that begin with `$ ` are run, and must print what follows them. `title="Console"` below a sample in TypeScript or JavaScript is what it logs.',
  continues:
    'Adds a TypeScript sample to the one above it with the same `title`, as one file.',
  file: 'Gives a TypeScript sample the name by which others of the page import it: `file="report.ts"`.',
  'js-tab': 'Shows a TypeScript sample in JavaScript too.',
  'expect-error':
    'Says which errors the compiler must find: `expect-error="3:2322"` is TS2322 on line 3.',
  'no-check':
    'Leaves a sample out, with the reason: `no-check="needs a camera"`. Three of C and three of TypeScript at most.',
  'from-header':
    'Shows the declaration of a function of the C header: `from-header="run"`.',
  'from-file':
    'Shows a file, by its path from the page: `from-file="programs/queue.c"`.',
  license:
    'With `title="Output"`: the state of the licence in which the program runs: `none`, `requested`, `active`, `expired` or `revoked`.',
  gpus: 'With `title="Output"`: the number of CUDA devices.',
  network:
    'With `title="Output"`: `down`, where the program cannot reach the licence server.',
  delay:
    'With `title="Output"`: the time that one image takes, in milliseconds.',
  fault:
    'With `title="Output"`: what fails while the program runs: `memory`, `gpu-memory`, `expired` or `internal`.',
} as const;

/** What Docusaurus and its plugins read: https://docusaurus.io/docs/markdown-features/code-blocks */
export const DOCUSAURUS_WORDS: readonly string[] = [
  'showLineNumbers',
  'live',
  'noInline',
  'npm2yarn',
];

/** The values that words take of which not everything is one: any other would have no effect. */
export const FENCE_VALUES: Readonly<Record<string, readonly string[]>> = {
  license: ['none', 'requested', 'active', 'expired', 'revoked'],
  network: ['down'],
  fault: ['memory', 'gpu-memory', 'expired', 'internal'],
};
