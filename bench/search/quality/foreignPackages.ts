/** A package of the npm registry that ships its manual. */
export interface ForeignPackage {
  readonly name: string;
  readonly version: string;
  /** Folder of the manual inside the package; Markdown files below it are its pages. */
  readonly docs: string;
  /** Parts of it that are left out: pages that repeat others word for word. */
  readonly without?: RegExp;
}

/** Manuals that nobody of this project wrote, of several kinds: guides, commands, rules, interfaces. */
export const FOREIGN_PACKAGES: readonly ForeignPackage[] = [
  {name: 'npm', version: '11.21.2', docs: 'docs/content'},
  {name: 'fastify', version: '5.12.8', docs: 'docs'},
  {name: 'undici', version: '7.30.2', docs: 'docs'},
  {name: 'pino', version: '10.4.0', docs: 'docs'},
  {name: 'eslint-plugin-jsx-a11y', version: '6.10.2', docs: 'docs'},
  {name: 'eslint-plugin-import', version: '2.32.0', docs: 'docs'},
  {name: 'node-gyp', version: '12.4.0', docs: 'gyp/docs'},
  {
    name: 'next',
    version: '16.4.6',
    docs: 'dist/docs',
    // The older router's manual repeats the newer one's.
    without: /\/02-pages\//,
  },
];
