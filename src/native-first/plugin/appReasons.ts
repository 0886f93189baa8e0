import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {
  LoadedPlugin,
  PluginRouteConfig,
  Props,
  RouteConfig,
} from '@docusaurus/types';
import {
  CLASSIC_COMPONENTS_NEEDING_REACT,
  getClassicThemeFolder,
  listComponents,
  findComponentModule,
  getOverridesFolder,
  worksWithoutReact,
} from './declarations';

interface ThemeComponent {
  /** Name that follows `@theme/` in imports, such as `Footer/Layout`. */
  readonly name: string;
  readonly text: string;
}

/**
 * Reasons why all or many pages of a site need React: client modules and theme components. `text` is the
 * reason in the build log.
 */
export interface SiteReactReasons {
  readonly siteDir: string;
  readonly clientModules: readonly string[];
  readonly components: readonly ThemeComponent[];
  /** Warnings about components of themes that no page shows, since an override of this site replaces them. */
  readonly hidden: readonly string[];
}

type Site = Pick<Props, 'siteDir' | 'siteConfig' | 'plugins'>;

const STYLES = /\.(?:css|s[ac]ss|less|styl)$/;

const CLASSIC = 'docusaurus-theme-classic';

/** Theme whose components this site replaces on purpose, so no warning is needed. */
const SEARCH_THEME = 'docusaurus-theme-search-typesense';

/** Plugin of Docusaurus that provides the client modules of the configuration. */
const BOOTSTRAP = 'docusaurus-bootstrap-plugin';

/** Component that pages use only as an MDX element. `src/theme/MDXComponents` marks those pages. */
const BY_ELEMENT = 'Mermaid';

/**
 * Matches overrides that import the original component, or the live code block, whose pages `CodeBlock` marks itself.
 */
const RENDERS_ORIGINAL = /@theme-(?:original|init)\//;
const RENDERS_LIVE_CODE = /@generated\/code-blocks\//;

/** Finds client modules and theme components that need React but are not imported by pages. */
export function findSiteReactReasons({
  siteDir,
  siteConfig,
  plugins,
}: Site): SiteReactReasons {
  const needsReact = (module: string, folder: string) =>
    !STYLES.test(module) && !worksWithoutReact(module, siteDir, folder);
  const overrides = listComponents(getOverridesFolder(siteDir));
  const components = [
    ...overrides
      .filter((name) => !worksWithoutReact(`@theme/${name}`, siteDir))
      .map((name) => ({name, text: `src/theme/${name}`})),
    ...CLASSIC_COMPONENTS_NEEDING_REACT.filter(
      (name) => !overrides.includes(name),
    ).map((name) => ({name, text: `${name} of ${CLASSIC}`})),
  ];
  const hidden: string[] = [];
  const others = plugins.filter(({name}) => name !== CLASSIC);
  for (const plugin of others) {
    for (const name of themeComponents(plugin)) {
      const text = `${name} of ${plugin.name}`;
      const file = findComponentModule(`@theme/${name}`, siteDir, siteDir);
      const override = file && readFileSync(file, 'utf8');
      if (!override || RENDERS_ORIGINAL.test(override)) {
        components.push({name, text});
      } else if (
        plugin.name !== SEARCH_THEME &&
        !RENDERS_LIVE_CODE.test(override)
      ) {
        hidden.push(
          `${text} is not shown: src/theme/${name} replaces it. Render @theme-original/${name} there, or remove that file.`,
        );
      }
    }
  }
  const classic = listComponents(getClassicThemeFolder(siteDir));
  return {
    siteDir,
    clientModules: [
      ...siteConfig.clientModules.filter((each) => needsReact(each, siteDir)),
      ...others
        .filter(({name}) => name !== BOOTSTRAP)
        .filter((plugin) =>
          plugin
            .getClientModules?.()
            .some((each) => needsReact(each, plugin.path)),
        )
        .map(({name}) => `client module of ${name}`),
    ],
    // Other components are used only by pages that import them, and the import marks those pages.
    components: components.filter(
      ({name}) =>
        name !== BY_ELEMENT && (name === 'Root' || classic.includes(name)),
    ),
    hidden,
  };
}

function themeComponents(plugin: LoadedPlugin): string[] {
  const folder = plugin.getThemePath?.();
  return folder ? listComponents(path.resolve(plugin.path, folder)) : [];
}

/** Matches the prefix that the components and routes of docs and blog pages have in common. */
const AREAS = /^(?:Doc|Blog)/;

/**
 * Finds the reasons why a page needs the application.
 *
 * @param components - components of its route from the outermost to the innermost: `@theme/…`, or the path of a page
 * @param marks - reasons in the page's own `<meta>`
 * @returns an empty list if the page works without the application
 */
export function findAppReasons(
  site: SiteReactReasons,
  components: readonly string[],
  marks: readonly string[],
): string[] {
  const isInPage = ({name}: ThemeComponent) => {
    const [area] = AREAS.exec(name) ?? [];
    return (
      area === undefined ||
      components.some((component) => component.startsWith(`@theme/${area}`))
    );
  };
  return [
    ...new Set([
      ...site.clientModules,
      ...site.components.filter(isInPage).map(({text}) => text),
      ...components.filter((name) => !worksWithoutReact(name, site.siteDir)),
      ...marks,
    ]),
  ];
}

/** Maps each path of a site to the components of its route, from the outermost to the innermost. */
export function mapRouteComponents(
  routes: readonly (PluginRouteConfig | RouteConfig)[],
  outer: readonly string[] = [],
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const {path: route, component, routes: inner} of routes) {
    const components = [...outer, component];
    if (inner) {
      mapRouteComponents(inner, components).forEach((names, leaf) =>
        found.set(leaf, names),
      );
    } else {
      found.set(route, components);
    }
  }
  return found;
}
