import type {LoadContext, Plugin} from '@docusaurus/types';
import {findVersions, type LegalPage} from './findVersions';

/** Gives the current version of every legal text its dated address, and lists all versions. */
export default function legalVersionsPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'legal-versions',
    async allContentLoaded({allContent, actions}) {
      const pages = (allContent['docusaurus-plugin-content-pages']?.[
        'default'
      ] ?? []) as (LegalPage & {type: string})[];
      const texts = findVersions(
        pages.filter(({type}) => type === 'mdx'),
        baseUrl,
      );
      for (const {source, versions} of texts) {
        const current = versions.find((version) => version.current);
        if (current) {
          // The same module as the page's own: the text is there once.
          actions.addRoute({
            path: current.path,
            component: '@theme/MDXPage',
            exact: true,
            modules: {content: source},
          });
        }
      }
      actions.setGlobalData(
        Object.fromEntries(texts.map(({id, versions}) => [id, versions])),
      );
    },
  };
}
