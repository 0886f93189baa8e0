/** The settings of one build of the site, as environment variables. */
export interface Build {
  /** Folder below `build-test/`. */
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Name of the build that this one repeats; it is made first. */
  readonly repeats?: string;
  /** The only language that is built; all when absent. */
  readonly locale?: string;
}

/**
 * A build of the other variant, searched on a Typesense cluster, with pages that can be edited, reported and rated.
 * The names are reserved ones; tests lead them to servers of their own. The key for pushing records must not get into
 * any file.
 */
export const HOSTED_BUILD = {
  name: 'domestic-ko-en',
  settings: {
    SITE_VARIANT: 'domestic',
    SITE_LOCALES: 'ko,en',
    SITE_COLOR_MODE: 'auto',
    SITE_EDIT_URL: 'https://code.example/docs/edit/main',
    SITE_REPORT_URL: 'mailto:docs@name.example?subject={title}&body={page}',
    TYPESENSE_NODES:
      'http://search-a.example:8108,http://search-b.example:8108',
    TYPESENSE_NEAREST_NODE: 'http://search-near.example:8108',
    TYPESENSE_SEARCH_API_KEY: 'stand-in-search-key',
    TYPESENSE_ADMIN_API_KEY: 'stand-in-admin-key',
  },
} as const satisfies Build;

/**
 * The builds that every test of a built site looks at. The first has no setting at all: it is what `npm run build` makes.
 * The others have the colour-mode switch, so that dark mode is tested.
 */
export const BUILDS = [
  {name: 'global-en', settings: {}},
  {
    name: 'global-ko-en',
    settings: {SITE_LOCALES: 'ko,en', SITE_COLOR_MODE: 'auto'},
  },
  HOSTED_BUILD,
] as const satisfies readonly Build[];

/**
 * A build once more, one language by itself, in another time zone and with as many workers as on a machine of more cores:
 * every byte must be the same.
 */
export const REPEATED_BUILD = {
  name: 'global-ko-alone',
  settings: {
    ...BUILDS[1].settings,
    TZ: 'Pacific/Auckland',
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '3',
  },
  repeats: BUILDS[1].name,
  locale: 'ko',
} as const satisfies Build;

/**
 * The site as its owner extends it, in the fourth combination of variant and languages: tests/additions/buildOrdinary.ts
 * makes it in a copy of the repository.
 */
export const ORDINARY_BUILD = {
  name: 'ordinary',
  settings: {SITE_VARIANT: 'domestic', SITE_COLOR_MODE: 'auto'},
} as const satisfies Build;

/** Every build that the tests need. */
export const TEST_BUILDS: readonly Build[] = [...BUILDS, REPEATED_BUILD];

/** Names of the builds that are read as a site. */
export type BuildName = (typeof BUILDS)[number]['name'];

/** Folder of a test build, relative to the repository's root. */
export function buildDir(name: string): string {
  return `build-test/${name}`;
}

const SETTING = /^(?:SITE|TYPESENSE|DOCUSAURUS)_/;

/**
 * The environment of a build: the given one without any setting of the site, so that the builds
 * under test never depend on who runs them, and the build's own settings.
 */
export function buildEnvironment(
  {settings, name, repeats}: Build,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string | undefined> {
  const rest = Object.entries(env).filter(([key]) => !SETTING.test(key));
  return {
    ...Object.fromEntries(rest),
    // As many builds as there are cores run side by side: a worker that renders would cost its own start.
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
    ...settings,
    // What is tested must come from the sources, not from an earlier build.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    // Builds may run side by side; each needs a folder of its own for what Docusaurus generates. Its
    // name gets into the names of scripts, so a build is repeated in the same one.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${repeats ?? name}`,
  };
}
