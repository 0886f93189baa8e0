import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Sample programs that pages show with `from-file`. */
const PROGRAMS = 'docs-ocr/sample/programs';

interface PersistentCache {
  readonly experiments?: {readonly cache?: {readonly type?: string}};
}

/**
 * Rebuilds the pages of the OCR set when the C header or a sample program changes: the bundler
 * sees neither, because they reach the pages through the remark step.
 *
 * @param options.header - path of the C header
 */
export default function ocrReferenceCachePlugin(
  {siteDir}: LoadContext,
  {header}: {header: string},
): Plugin {
  const folder = path.join(siteDir, PROGRAMS);
  const sources = [
    path.resolve(siteDir, header),
    ...readdirSync(folder).map((name) => path.join(folder, name)),
  ];
  return {
    name: 'ocr-reference-cache',
    getPathsToWatch: () => sources,
    configureWebpack(config) {
      const {cache} = (config as PersistentCache).experiments ?? {};
      return (
        cache?.type === 'persistent'
          ? {experiments: {cache: {buildDependencies: sources}}}
          : {}
      ) as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
