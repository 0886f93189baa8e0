export interface ResponseHeader {
  readonly name: string;
  /** Value over http; if empty, the header is not sent over http. */
  readonly value: string;
  /** Value over https, if it differs. */
  readonly secureValue?: string;
}

/**
 * Browser features that a documentation site does not use.
 *
 * @see https://www.w3.org/TR/permissions-policy/
 */
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

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** Sources of the content security policy that depend on the build. */
export interface CspSources {
  /** Hashes of inline scripts: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of inline style sheets: `'sha256-…'`. */
  readonly styleHashes: readonly string[];
  /** Other origins that scripts send requests to. */
  readonly connect: readonly string[];
  /** Additional source expressions by directive. */
  readonly further?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the headers that are sent with all responses, including error pages. */
export function createSecurityHeaders(sources: CspSources): ResponseHeader[] {
  const policy = contentSecurityPolicy(sources);
  return [
    {
      name: 'Content-Security-Policy',
      value: policy,
      // Only over https: over http, browsers would request https addresses that the host may not serve.
      secureValue: `${policy}; upgrade-insecure-requests`,
    },
    {
      name: 'Strict-Transport-Security',
      value: '',
      secureValue: `max-age=${TWO_YEARS_IN_SECONDS}`,
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

/**
 * Allows files of the site itself and the given sources; allows inline code by hash only.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  connect,
  further = {},
}: CspSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  for (const [name, sources] of Object.entries(further)) {
    const own = directives[name]?.filter((source) => source !== "'none'");
    directives[name] = [...new Set([...(own ?? []), ...sources])];
  }
  if (further['script-src']?.some((source) => source !== "'self'")) {
    // Third-party scripts create script elements, and trusted types policies with unknown names.
    delete directives['require-trusted-types-for'];
    delete directives['trusted-types'];
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
