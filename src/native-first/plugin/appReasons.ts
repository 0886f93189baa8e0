import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {
  LoadedPlugin,
  PluginRouteConfig,
  Props,
  RouteConfig,
} from '@docusaurus/types';
import {
  NATIVE_OVERRIDES,
  NATIVE_PLUGINS,
  NATIVE_ROUTES,
  NATIVE_THEMES,
} from '../nativeParts';

/** A component of the theme that the native script does not know. */
interface UnknownComponent {
  /** As `@theme/…` names it. */
  readonly name: string;
  /** As the build reports it. */
  readonly text: string;
}

/** What a site is made of, as far as its pages may need the application for it. */
export interface SiteParts {
  /** Client modules that are not the site's own, as the build reports them. */
  readonly clientModules: readonly string[];
  readonly components: readonly UnknownComponent[];
}

/** Of a site, as a build gives it to its plugins. */
type Site = Pick<Props, 'siteDir' | 'siteConfig' | 'plugins'>;

const STYLES = /\.(?:css|s[ac]ss|less|styl)$/;

/** The theme's own component, empty or not, that stands in no page but by an element of its own. */
const BY_ELEMENT = 'Mermaid';

/**
 * Finds the client modules and components of a site that only the application can run: of its owner, of plugins and
 * of other themes.
 */
export function unknownParts({siteDir, siteConfig, plugins}: Site): SiteParts {
  const isScript = (module: string) => !STYLES.test(module);
  const classic = componentsIn(
    plugins.find(({name}) => name === 'docusaurus-theme-classic'),
  );
  const ofOwner = filesIn(path.join(siteDir, 'src/theme'))
    .filter((name) => !NATIVE_OVERRIDES.has(name))
    .map((name) => ({name, text: `src/theme/${name}`}));
  const ofThemes = plugins
    .filter(({name}) => !NATIVE_THEMES.has(name))
    .flatMap((plugin) =>
      componentsIn(plugin)
        // Those stand in front of it, and say so where they let it through.
        .filter((name) => !NATIVE_OVERRIDES.has(name))
        .map((name) => ({name, text: `${name} of ${plugin.name}`})),
    );
  return {
    clientModules: [
      ...siteConfig.clientModules.filter(isScript),
      ...plugins
        .filter(({name}) => !NATIVE_PLUGINS.has(name))
        .filter((plugin) => plugin.getClientModules?.().some(isScript))
        .map(({name}) => `client module of ${name}`),
    ],
    // Others reach a page only by an import, which marks the page.
    components: [...ofOwner, ...ofThemes].filter(
      ({name}) =>
        name !== BY_ELEMENT && (name === 'Root' || classic.includes(name)),
    ),
  };
}

/** How an override shows what stands behind it. */
const LETS_THROUGH = /@theme-(?:original|init)\/|@generated\/code-blocks\//;

/**
 * Finds components of additional themes that no page shows, because an override of this site stands in front of them.
 *
 * @returns a message for each
 */
export function hiddenComponents({
  siteDir,
  plugins,
}: Pick<Site, 'siteDir' | 'plugins'>): string[] {
  const overrides = path.join(siteDir, 'src/theme');
  const replaced = filesIn(
    overrides,
    (file) => !LETS_THROUGH.test(readFileSync(file, 'utf8')),
  );
  return plugins
    .filter(({name}) => !NATIVE_THEMES.has(name))
    .flatMap((plugin) =>
      componentsIn(plugin)
        .filter((name) => NATIVE_OVERRIDES.has(name) && replaced.includes(name))
        .map(
          (name) =>
            `${name} of ${plugin.name} is not shown: src/theme/${name} replaces it. Render @theme-original/${name} there, or remove that file.`,
        ),
    );
}

function componentsIn(plugin: LoadedPlugin | undefined): string[] {
  const folder = plugin?.getThemePath?.();
  return plugin && folder ? filesIn(path.resolve(plugin.path, folder)) : [];
}

/** Names of the components in the folder of a theme. */
function filesIn(
  folder: string,
  isMeant: (file: string) => boolean = () => true,
): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => /(?<!\.d)\.[jt]sx?$/.test(file))
        .filter((file) => isMeant(path.join(folder, file)))
        .map((file) =>
          file
            .replaceAll(path.sep, '/')
            .replace(/\.[jt]sx?$/, '')
            .replace(/\/index$/, ''),
        )
        .sort()
    : [];
}

/** Areas of a site, each the beginning of the names of their components, of routes and of themes alike. */
const AREAS = /^(?:Doc|Blog)/;

/**
 * Why a page needs the application.
 *
 * @param components - what its route shows, from the outside in: `@theme/…` or the path of a page
 * @param marks - what the page itself says, in its `<meta>`
 * @returns nothing for a page that does without
 */
export function appReasons(
  parts: SiteParts,
  components: readonly string[],
  marks: readonly string[],
): string[] {
  const isIn = ({name}: UnknownComponent) => {
    const [area] = AREAS.exec(name) ?? [];
    return (
      area === undefined ||
      components.some((component) => component.startsWith(`@theme/${area}`))
    );
  };
  return [
    ...new Set([
      ...parts.clientModules,
      ...parts.components.filter(isIn).map(({text}) => text),
      ...components.filter((component) => !NATIVE_ROUTES.has(component)),
      ...marks,
    ]),
  ];
}

/** The components that each path of a site shows, from the outside in. */
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
