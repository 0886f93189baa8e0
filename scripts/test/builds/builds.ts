/** A build of the site for tests. */
export interface SiteBuild {
  /** Name of the build, and of its folder in `build-test/`. */
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Name of a build to which this one must be identical. That build is built first. */
  readonly repeats?: string;
  /** Locale to build; all locales by default. */
  readonly locale?: string;
}

/**
 * Build of the domestic variant with hosted search, edit links and report links. Tests map the reserved host
 * names to their own servers. No file of the build may contain the admin key.
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
    TYPESENSE_COLLECTION: 'search-test',
    TYPESENSE_NEAREST_NODE: 'http://search-near.example:8108',
    TYPESENSE_SEARCH_API_KEY: 'stand-in-search-key',
    TYPESENSE_ADMIN_API_KEY: 'stand-in-admin-key',
  },
} as const satisfies SiteBuild;

/**
 * Builds that most tests use. The first has no settings, like `npm run build`. The others have the colour
 * mode button, so that dark mode is tested.
 */
export const SITE_BUILDS = [
  {name: 'global-en', settings: {}},
  {
    name: 'global-ko-en',
    settings: {SITE_LOCALES: 'ko,en', SITE_COLOR_MODE: 'auto'},
  },
  HOSTED_BUILD,
] as const satisfies readonly SiteBuild[];

/**
 * Builds one locale of another build again, in another time zone and with more worker threads. All bytes must
 * be identical.
 */
export const REPEATED_BUILD = {
  name: 'global-ko-alone',
  settings: {
    ...SITE_BUILDS[1].settings,
    TZ: 'Pacific/Auckland',
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '3',
  },
  repeats: SITE_BUILDS[1].name,
  locale: 'ko',
} as const satisfies SiteBuild;

/**
 * Build of an extended site, which tests/additions/copy.test.ts makes in a copy of the repository. Its
 * combination of variant and locales is the one that the other builds do not have.
 */
export const ORDINARY_BUILD = {
  name: 'ordinary',
  settings: {SITE_VARIANT: 'domestic', SITE_COLOR_MODE: 'auto'},
} as const satisfies SiteBuild;

export const TEST_BUILDS: readonly SiteBuild[] = [
  ...SITE_BUILDS,
  REPEATED_BUILD,
];

export type SiteBuildName = (typeof SITE_BUILDS)[number]['name'];

/** Returns the output folder of a build, relative to the repository's root. */
export function getBuildDir(name: string): string {
  return `build-test/${name}`;
}

const SETTING = /^(?:SITE|TYPESENSE|DOCUSAURUS)_/;

/**
 * Creates the environment variables of a build. Settings in the current environment are removed, so that
 * tests do not depend on them.
 */
export function createBuildEnvironment(
  {settings, name, repeats}: SiteBuild,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string | undefined> {
  const rest = Object.entries(env).filter(([key]) => !SETTING.test(key));
  return {
    ...Object.fromEntries(rest),
    // Builds already run concurrently on all cores, so several worker threads would only increase start-up
    // time.
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
    ...settings,
    // Ignores cached results of earlier builds.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    // Concurrent builds need separate folders for generated files. The names of scripts depend on the name of
    // the folder, so a repeated build uses the folder of the original one.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${repeats ?? name}`,
  };
}
