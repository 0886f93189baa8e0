import {
  contentPolicy,
  UPGRADE_DIRECTIVE,
  type PolicySources,
} from './contentPolicy';

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
