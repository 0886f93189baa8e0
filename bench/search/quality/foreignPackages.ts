/** An npm package that contains its manual. */
export interface ForeignPackage {
  readonly name: string;
  readonly version: string;
  /** Folder of the manual in the package. */
  readonly docs: string;
  /** Excluded files, which repeat other pages. */
  readonly without?: RegExp;
}

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
    // The manual of the older router repeats that of the newer one.
    without: /\/02-pages\//,
  },
];
