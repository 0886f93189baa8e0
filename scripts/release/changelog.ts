import type {Commit} from './commits';

/** A release, as its section of the changelog tells it. */
export interface Release {
  readonly version: string;
  /** `2026-12-01` */
  readonly day: string;
  readonly commits: readonly Commit[];
  /** What whoever deploys it must do. */
  readonly steps: readonly string[];
}

/** Titles of the changes that readers and deployers notice, by the type of their commits. */
const TITLES: readonly (readonly [type: string, title: string])[] = [
  ['feat', 'New'],
  ['fix', 'Fixed'],
  ['perf', 'Faster'],
  ['docs', 'Guides'],
];

const TITLE = '# Changelog';

/** The section of a release, in Markdown. */
export function renderRelease({version, day, commits, steps}: Release): string {
  const breaking = commits.flatMap(({breaks}) => breaks ?? []);
  const parts: [title: string, lines: readonly string[]][] = [
    ['Breaking', breaking],
    ['When you deploy', steps],
    ...TITLES.map(([type, title]): [string, string[]] => [
      title,
      commits.filter((commit) => commit.type === type).map(lineOf),
    ]),
  ];
  return [
    `## ${version} (${day})`,
    ...parts
      .filter(([, lines]) => lines.length > 0)
      .map(
        ([title, lines]) =>
          `### ${title}\n\n${lines.map((line) => `- ${line.replace(/\s*\n\s*/g, ' ')}`).join('\n')}`,
      ),
  ].join('\n\n');
}

function lineOf({id, scope, subject}: Commit): string {
  return `${scope ? `**${scope}**: ` : ''}${subject} (${id})`;
}

/**
 * Puts a release in front of those before it.
 *
 * @param changelog - its text; empty when there is none yet
 * @throws Error when it has the release already, or does not begin with its title
 */
export function addRelease(changelog: string, release: Release): string {
  if (changelog && !changelog.startsWith(`${TITLE}\n`)) {
    throw new Error(
      `CHANGELOG.md: expected "${TITLE}" on line 1, received "${changelog.split('\n', 1)[0]}". Put it there.`,
    );
  }
  if (changelog.includes(`\n## ${release.version} `)) {
    throw new Error(
      `CHANGELOG.md: expected no section of ${release.version}, received one. Choose a later version, or take the section away.`,
    );
  }
  const earlier = changelog.slice(TITLE.length).trim();
  return `${[TITLE, renderRelease(release), earlier].filter(Boolean).join('\n\n')}\n`;
}
