import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {
  LoadedPlugin,
  PluginRouteConfig,
  Props,
  RouteConfig,
} from '@docusaurus/types';
import {
  CLASSIC_NEEDS_REACT,
  classicTheme,
  componentsIn,
  findModule,
  overridesOf,
  worksWithoutReact,
} from './declarations';

interface ThemeComponent {
  /** As `@theme/…` names it. */
  readonly name: string;
  readonly text: string;
}

/** Client modules and theme components of a site that need React, each with the text that the build reports. */
export interface SiteReasons {
  readonly siteDir: string;
  readonly clientModules: readonly string[];
  readonly components: readonly ThemeComponent[];
  /** Warnings about components that no page shows, because an override replaces them. */
  readonly hidden: readonly string[];
}

type Site = Pick<Props, 'siteDir' | 'siteConfig' | 'plugins'>;

const STYLES = /\.(?:css|s[ac]ss|less|styl)$/;

const CLASSIC = 'docusaurus-theme-classic';

/** This site replaces its components on purpose. */
const SEARCH_THEME = 'docusaurus-theme-search-typesense';

/** Its client modules are those of the configuration. */
const BOOTSTRAP = 'docusaurus-bootstrap-plugin';

/** Pages show this component by an element of MDX only, which `src/theme/MDXComponents` marks. */
const BY_ELEMENT = 'Mermaid';

/** Imports of the overridden component. `CodeBlock` itself marks pages with live code. */
const RENDERS_ORIGINAL = /@theme-(?:original|init)\//;
const RENDERS_LIVE_CODE = /@generated\/code-blocks\//;

/** Finds what of a site needs React on pages that do not import it. */
export function siteReasons({siteDir, siteConfig, plugins}: Site): SiteReasons {
  const needsReact = (module: string, folder: string) =>
    !STYLES.test(module) && !worksWithoutReact(module, siteDir, folder);
  const overrides = componentsIn(overridesOf(siteDir));
  const components = [
    ...overrides
      .filter((name) => !worksWithoutReact(`@theme/${name}`, siteDir))
      .map((name) => ({name, text: `src/theme/${name}`})),
    ...CLASSIC_NEEDS_REACT.filter((name) => !overrides.includes(name)).map(
      (name) => ({name, text: `${name} of ${CLASSIC}`}),
    ),
  ];
  const hidden: string[] = [];
  const others = plugins.filter(({name}) => name !== CLASSIC);
  for (const plugin of others) {
    for (const name of themeComponents(plugin)) {
      const text = `${name} of ${plugin.name}`;
      const file = findModule(`@theme/${name}`, siteDir, siteDir);
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
  const classic = componentsIn(classicTheme(siteDir));
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
    // Components with other names reach a page by an import, which marks the page.
    components: components.filter(
      ({name}) =>
        name !== BY_ELEMENT && (name === 'Root' || classic.includes(name)),
    ),
    hidden,
  };
}

function themeComponents(plugin: LoadedPlugin): string[] {
  const folder = plugin.getThemePath?.();
  return folder ? componentsIn(path.resolve(plugin.path, folder)) : [];
}

/** Areas of a site: the beginnings of the names of their components and routes. */
const AREAS = /^(?:Doc|Blog)/;

/**
 * Finds why a page needs the application.
 *
 * @param components - components of its route from the outside in, `@theme/…` or the path of a page
 * @param marks - reasons in the page's own `<meta>`
 * @returns empty for a page that works without it
 */
export function appReasons(
  site: SiteReasons,
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

/** Maps each path of a site to the components of its route, from the outside in. */
export function routeComponents(
  routes: readonly (PluginRouteConfig | RouteConfig)[],
  outer: readonly string[] = [],
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const {path: route, component, routes: inner} of routes) {
    const components = [...outer, component];
    if (inner) {
      routeComponents(inner, components).forEach((names, leaf) =>
        found.set(leaf, names),
      );
    } else {
      found.set(route, components);
    }
  }
  return found;
}
