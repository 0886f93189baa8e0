import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findPackage} from './declarations';

/**
 * Matches components that overrides of this site replace on purpose: those of the classic theme and of the search theme,
 * and the live code block, which `CodeBlock` renders where code is live.
 */
const REPLACED =
  /@docusaurus[\\/](?:core|theme-classic|theme-live-codeblock)[\\/]|[\\/]docusaurus-theme-search-typesense[\\/]/;

/** Docusaurus plugin that names components of other themes that no page shows, since this site overrides them. */
export default function hiddenComponentsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'hidden-components',
    configureWebpack({resolve}, isServer) {
      if (!isServer) {
        findHiddenComponents(
          resolve?.alias as Readonly<Record<string, string>>,
          siteDir,
        ).forEach((message) => logger.warn(message));
      }
      return {};
    },
  };
}

/**
 * Finds components of themes that an override replaces without rendering them.
 *
 * @param aliases - request such as `@theme-original/Tabs` → file; the last theme that has a component provides it
 * @returns a message for each
 */
export function findHiddenComponents(
  aliases: Readonly<Record<string, string>>,
  siteDir: string,
): string[] {
  const isHidden = (name: string, file: string) => {
    const override = aliases[`@theme/${name}`]!;
    return (
      !REPLACED.test(file) &&
      override.startsWith(path.join(siteDir, 'src', 'theme') + path.sep) &&
      !readFileSync(override, 'utf8').includes(`'@theme-original/${name}'`)
    );
  };
  return Object.entries(aliases)
    .map(([alias, file]) => [/^@theme-original\/(.*)/.exec(alias)?.[1], file])
    .filter((entry): entry is [string, string] => entry[0] !== undefined)
    .filter(([name, file]) => isHidden(name, file))
    .map(
      ([name, file]) =>
        `${name} of ${findPackage(file) ?? path.relative(siteDir, file)} is not shown: src/theme/${name} replaces it. Render @theme-original/${name} there, or remove that file.`,
    );
}
