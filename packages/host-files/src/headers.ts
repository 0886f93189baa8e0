/** A header of every answer. */
export interface Header {
  readonly name: string;
  readonly value: string;
  /** Its value over https, where that differs; over http an empty one is not sent. */
  readonly secureValue?: string;
}

/** What the site never asks a browser for. https://www.w3.org/TR/permissions-policy/ */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Two years, in seconds. */
const SECURE_FOR = 63_072_000;

/** The headers that every answer carries, whatever its status. */
export function headersOf(sources: PolicySources): Header[] {
  const policy = contentPolicy(sources);
  return [
    {
      name: 'Content-Security-Policy',
      value: policy,
      secureValue: `${policy}; ${UPGRADE_DIRECTIVE}`,
    },
    {
      name: 'Strict-Transport-Security',
      value: '',
      secureValue: `max-age=${SECURE_FOR}`,
    },
    {name: 'X-Content-Type-Options', value: 'nosniff'},
    {
      name: 'X-Frame-Options',
      value: sources.further?.['frame-ancestors'] ? 'SAMEORIGIN' : 'DENY',
    },
    {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
    {
      name: 'Permissions-Policy',
      value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
    {name: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
    {name: 'Cross-Origin-Resource-Policy', value: 'same-origin'},
    {name: 'X-Permitted-Cross-Domain-Policies', value: 'none'},
  ];
}

/** What a policy depends on. */
export interface PolicySources {
  /** `'sha256-…'` of every script that stands in a page itself. */
  readonly scriptHashes: readonly string[];
  /** The same of every style sheet. */
  readonly styleHashes: readonly string[];
  /** Origins that pages talk to, besides their own. */
  readonly connect: readonly string[];
  /** What else pages need, by directive. */
  readonly further?: Readonly<Record<string, readonly string[]>>;
}

/** Sent over https alone: over http it would ask for files that are not there. */
const UPGRADE_DIRECTIVE = 'upgrade-insecure-requests';

/**
 * The content security policy of a build: its own files and nothing else but what its operator allows, no
 * script, style or event handler that stands in a page but those whose hash is listed.
 * https://www.w3.org/TR/CSP3/
 *
 * @returns the value of the header, without {@link UPGRADE_DIRECTIVE}
 */
function contentPolicy({
  scriptHashes,
  styleHashes,
  connect,
  further = {},
}: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // The page of running samples, which has a policy of its own: liveFrame.ts.
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // What those rules are: src/native-first/trustedTypes.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  for (const [name, sources] of Object.entries(further)) {
    const own = directives[name]?.filter((source) => source !== "'none'");
    directives[name] = [...new Set([...(own ?? []), ...sources])];
  }
  if (runsForeignScripts(further)) {
    // They make script elements and policies of their own, and nobody knows which.
    delete directives['require-trusted-types-for'];
    delete directives['trusted-types'];
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Whether scripts of other hosts run in pages: trusted types would stop them. */
function runsForeignScripts(
  further: NonNullable<PolicySources['further']>,
): boolean {
  return further['script-src']?.some((source) => source !== "'self'") === true;
}
