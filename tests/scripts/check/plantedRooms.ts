import {edited} from './plantedEdits';
import type {PlantedFault} from './plantedFault';
import {SITE_TABLES} from './support';

const REFUND = 'i18n/ko/docusaurus-plugin-content-pages/legal/refund.mdx';
const TERMS = 'i18n/ko/docusaurus-plugin-content-pages/legal/terms.mdx';
const TEXTS = 'i18n/ko/code.json';
const CI = '.github/workflows/ci.yml';
const LINKS = '.github/workflows/links.yml';
const TOKENS = 'src/css/tokens.css';
const {pages, frame} = SITE_TABLES.hostHeaders;

function inPolicy(
  fault: string,
  [from, to]: readonly [string, string],
  says: string,
): PlantedFault {
  return {
    check: 'host headers',
    fault,
    tables: {
      hostHeaders: {
        frame,
        pages: pages.map((header) => ({
          ...header,
          value: header.value.replace(from, to),
          ...(header.secureValue !== undefined && {
            secureValue: header.secureValue.replace(from, to),
          }),
        })),
      },
    },
    at: /src\/hosts\/(?:contentPolicy|headers)\.ts:\d+: /,
    says,
  };
}

/** What a translation lacks, and what is wrong in styles, workflows, hosts and published files. */
export const IN_ROOMS: readonly PlantedFault[] = [
  edited(
    'translations',
    REFUND,
    [
      '| [응답 지연](#late-response) | 라이선스 제공자의 응답이 15일을 초과하여 지연되고 증빙이 있는 경우 | 일부 환불 |\n',
      '',
    ],
    'a table of 4 rows and 3 columns',
    -3,
  ),
  edited(
    'translations',
    REFUND,
    [
      '- **즉시 해지**: 다음 날부터 계산한 잔여 일수에 해당하는 금액을 환불합니다.\n',
      '',
    ],
    'a list of 1 item',
  ),
  edited(
    'translations',
    REFUND,
    ['<StoreLink to="contact">', '<StoreLink to="purchase">'],
    '<StoreLink to="purchase">',
  ),
  edited(
    'translations',
    TERMS,
    [
      '[환불 정책](/legal/refund#cancellation)',
      '[환불 정책](/legal/refund#not-used)',
    ],
    'a link to /legal/refund#not-used',
  ),
  edited(
    'translations',
    TERMS,
    ["last_revised: '2025-07-04'", "last_revised: '2025-04-07'"],
    'last_revised: "2025-04-07"',
  ),
  edited(
    'translations',
    REFUND,
    ['7일 이내에 서비스를', '9일 이내에 서비스를'],
    'expected the same numbers',
    -2,
  ),
  edited(
    'korean spelling',
    REFUND,
    ['SDK 라이선스와', 'SDK 라이센스와'],
    '"라이센스"',
  ),
  edited(
    'korean spelling',
    TEXTS,
    ['보내지 못했습니다. 연결', '보내지 못했읍니다. 연결'],
    '"했읍니다"',
  ),
  edited(
    'korean spelling',
    TEXTS,
    ['약관 및 정책', '약관를 정책'],
    '"관를"\n    expected "관을"',
  ),
  edited(
    'korean spelling',
    TEXTS,
    ['약관 및 정책', '상태을 정책'],
    '"태을"\n    expected "태를"',
  ),
  edited(
    'politeness',
    REFUND,
    ['요구할 수 있습니다.', '요구할 수 있어요.'],
    '있어요.',
  ),
  edited(
    'korean terms',
    'i18n/ko/search-synonyms.json',
    ['["환불", "반품"]', '["환불", "환불"]'],
    '"환불" twice in a group',
  ),
  edited(
    'styles',
    TOKENS,
    ['--site-radius: 10px', '--site-radius: 10xp'],
    '`10xp` in --site-radius',
  ),
  edited(
    'styles',
    TOKENS,
    ['--site-ink-soft: #4a5653', '--site-ink-soft: #c4c9c7'],
    '--site-ink-soft on --site-paper with a contrast of',
  ),
  edited(
    'styles',
    TOKENS,
    ['--site-focus: #8ab4f8', '--site-focus: #0b57d0'],
    '--site-focus on --site-paper with a contrast of',
  ),
  edited(
    'styles',
    'src/css/print.css',
    ['display: none', 'display: hidden'],
    '`display: hidden`',
  ),
  {
    ...edited(
      'styles',
      'src/css/index.css',
      ["@import url('./print.css');\n", ''],
      'a style sheet that nothing imports',
    ),
    at: 'src/css/print.css:1',
  },
  {
    check: 'static files',
    fault: 'a logo that is gone',
    changes: {'static/img/logo.svg': null},
    at: /src\/site\/siteConfig\.ts:\d+: /,
    says: 'img/logo.svg, which static/ does not have',
  },
  edited(
    'workflows',
    CI,
    ['contents: read', 'contents: write'],
    'write for every job',
  ),
  edited(
    'workflows',
    CI,
    ['pull_request:\n\n', 'pull_request_target:\n\n'],
    'pull_request_target',
  ),
  edited(
    'workflows',
    CI,
    ['timeout-minutes: 40', 'timeout-minutes: 4h'],
    'expecting a single',
  ),
  edited(
    'workflows',
    CI,
    ['branches: [main]', 'branch: [main]'],
    'unexpected key "branch"',
  ),
  edited(
    'workflows',
    CI,
    ['pull_request.base.sha', 'pull_request.head.sha'],
    'in the folder base',
  ),
  edited(
    'workflows',
    CI,
    ['- run: .ci/run', '- run: ci/run'],
    'ci/run, which is not there',
  ),
  edited(
    'workflows',
    CI,
    ['path: change/build\n', 'path: build\n'],
    'build, which no step of the job makes',
  ),
  edited(
    'workflows',
    CI,
    ['          persist-credentials: false\n', ''],
    'a checkout that keeps its token',
    -2,
  ),
  edited(
    'workflows',
    LINKS,
    ["'17 4 * * 1'", "'17 25 * * 1'"],
    'invalid CRON format',
  ),
  inPolicy(
    'a style in a page',
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
    "style-src with 'unsafe-inline'",
  ),
  inPolicy(
    'a directive that is gone',
    ["object-src 'none'; ", ''],
    'a policy without object-src',
  ),
  inPolicy(
    'a keyword without quotes',
    ["base-uri 'none'", 'base-uri none'],
    'base-uri with none',
  ),
  inPolicy(
    'a misspelt directive',
    ['frame-ancestors', 'frame-ancestor'],
    'Did you mean frame-ancestor?',
  ),
  inPolicy(
    'a value that browsers do not know',
    ['nosniff', 'no-sniff'],
    'X-Content-Type-Options: no-sniff',
  ),
  inPolicy(
    'a header for a day',
    ['max-age=63072000', 'max-age=86400'],
    'Strict-Transport-Security: max-age=86400',
  ),
];
