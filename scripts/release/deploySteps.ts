/** The repository at two releases. */
export interface Comparison {
  /** Paths that differ. */
  readonly changed: readonly string[];
  /** Text of a file before; empty where there was none. */
  readonly before: (file: string) => string;
  /** The same now. */
  readonly after: (file: string) => string;
}

const SETTINGS_FILE = 'src/site/settings.ts';

/** A step that is due when any of these paths has changed. */
const STEPS: readonly {readonly paths: RegExp; readonly step: string}[] = [
  {
    // What a policy allows includes the script that stands in every page.
    paths:
      /^(?:src\/hosts|scripts\/hosts|src\/native|src\/plugins\/native-first)\//,
    step: 'Headers may differ: write the files of your host anew by `npm run hosts -- --dir build --out DIR`, with the options that the command printed for the release you serve.',
  },
  {
    paths: /^src\/sets\/(?:redirects\.ts|movedPages\.json)$/,
    step: 'Addresses have moved: write the files of your host anew by `npm run hosts`, so that the former ones lead on.',
  },
  {
    paths:
      /^(?:src\/search\/(?:records|text)|src\/search\/engines\/hosted|scripts\/typesense)\//,
    step: 'Records of the search differ: on a Typesense cluster, load the collections by `npm run search:push` in the same window as the site.',
  },
  {
    paths: /^contracts\//,
    step: 'The contracts differ: compare them by `npm run contract:diff -- OLD NEW`, and keep the former one under `contracts/SET/versions/` if its version has changed.',
  },
];

/** What whoever deploys a release must do besides copying the build. */
export function deploySteps({changed, before, after}: Comparison): string[] {
  return [
    ...STEPS.filter(({paths}) => changed.some((file) => paths.test(file))).map(
      ({step}) => step,
    ),
    ...settingSteps(before(SETTINGS_FILE), after(SETTINGS_FILE)),
    ...nodeSteps(before('package.json'), after('package.json')),
  ];
}

function settingSteps(before: string, after: string): string[] {
  const [old, now] = [namesIn(before), namesIn(after)];
  const list = (names: readonly string[]) =>
    names.map((name) => `\`${name}\``).join(', ');
  const added = now.filter((name) => !old.includes(name));
  const gone = old.filter((name) => !now.includes(name));
  return [
    ...(added.length > 0
      ? [`New settings, each with a default: ${list(added)}.`]
      : []),
    ...(gone.length > 0
      ? [`Settings that nothing reads any more: ${list(gone)}. Take them away.`]
      : []),
  ];
}

function namesIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:SITE|TYPESENSE)_[A-Z_]+\b/g))].sort();
}

function nodeSteps(before: string, after: string): string[] {
  const [old, now] = [nodeOf(before), nodeOf(after)];
  return old === now
    ? []
    : [`The build needs Node ${now} (${old || 'not stated'} before).`];
}

function nodeOf(manifest: string): string {
  const {engines} = JSON.parse(manifest || '{}') as {
    engines?: {node?: string};
  };
  return engines?.node ?? '';
}
