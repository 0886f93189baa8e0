import {meant} from '../../../src/sets/meant';
import type {Fault, Problem} from '../../../src/sets/problem';
import {lineOfText} from '../sourceLines';
import type {Sources} from '../sources';
import type {Check} from '../types';

const HEADERS_FILE = 'src/hosts/headers.ts';

/** A content security policy of the site, and what it may not lose or gain. */
interface PolicyRule {
  /** Where it is written. */
  readonly file: string;
  /** Directives with what each must have; none of them may go. */
  readonly must: Readonly<Record<string, readonly string[]>>;
  /** What would be unsafe elsewhere, and has its reason beside it in the file. */
  readonly may: readonly string[];
}

/** Of every page. Fetch directives stand there one by one: the default is nothing at all. */
const OF_PAGES: PolicyRule = {
  file: 'src/hosts/contentPolicy.ts',
  must: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  },
  may: [],
};

/** Of the frame in which samples run. */
const OF_FRAME: PolicyRule = {
  file: 'src/hosts/liveFrame.ts',
  must: {
    'default-src': ["'none'"],
    'script-src': ['blob:'],
    'worker-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  },
  may: ["style-src 'unsafe-inline'"],
};

/** https://www.w3.org/TR/CSP3/#framework-directive-source-list */
const KEYWORD =
  /^'?(?:none|self|unsafe-[a-z-]+|strict-dynamic|report-sample|wasm-unsafe-eval|script)'?$/;

/** What lets pages do what the policy is there to stop. */
const UNSAFE =
  /^'unsafe-(?:inline|eval|hashes)'$|^'wasm-unsafe-eval'$|^\*$|^(?:https?|data|blob|filesystem|wss?):$/;

/** Sources that hold no code. */
const NO_CODE = /^(?:img|font|media)-src data:$|^img-src blob:$/;

/** Further headers of every answer: what each must say. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  'Content-Security-Policy': /./,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^(?:DENY|SAMEORIGIN)$/,
  'Referrer-Policy':
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  'Permissions-Policy': /^[a-z-]+=\(\)(?:, [a-z-]+=\(\))*$/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Resource-Policy': /^same-(?:origin|site)$/,
  'X-Permitted-Cross-Domain-Policies': /^none$/,
  // One year at least: https://www.rfc-editor.org/rfc/rfc6797
  'Strict-Transport-Security':
    /^max-age=(?:3153[6-9]\d{3}|315[4-9]\d{4}|31[6-9]\d{5}|3[2-9]\d{6}|[4-9]\d{7}|[1-9]\d{8,})\b/,
};

/** The headers that hosts send keep pages to their own files. */
export const hostHeaders: Check = {
  name: 'host headers',
  unit: 'headers',
  run({hostHeaders: {pages, frame}, files}) {
    const policy = (headers: Sources['hostHeaders']['pages']) =>
      headers.find(({name}) => name === 'Content-Security-Policy')?.value ?? '';
    return {
      inspected: pages.length + frame.length,
      problems: [
        ...headerFaults(pages).map(([text, fault]) => ({
          file: HEADERS_FILE,
          line: lineOfText(files, HEADERS_FILE, text),
          ...fault,
        })),
        ...policyProblems(policy(pages), OF_PAGES, files),
        ...policyProblems(policy(frame), OF_FRAME, files),
      ],
    };
  },
};

function headerFaults(
  headers: Sources['hostHeaders']['pages'],
): [string, Fault][] {
  return [
    ...headers
      .filter(({name}) => !Object.hasOwn(HEADERS, name))
      .map(({name}): [string, Fault] => [
        `'${name}'`,
        {
          found: `the header ${name}`,
          expected: `one of ${Object.keys(HEADERS).join(', ')}`,
          remedy: `${meant(name, Object.keys(HEADERS))}Correct the name, or list it in scripts/check/rules/hostHeaders.ts.`,
        },
      ]),
    ...Object.entries(HEADERS).flatMap(([name, form]): [string, Fault][] => {
      const header = headers.find((each) => each.name === name);
      const value = header?.secureValue ?? header?.value;
      return value !== undefined && form.test(value)
        ? []
        : [
            [
              `'${name}'`,
              {
                found: value === undefined ? `no ${name}` : `${name}: ${value}`,
                expected: `a value like ${form.source}`,
                remedy: 'Restore it: browsers ignore what they do not know.',
              },
            ],
          ];
    }),
  ];
}

function policyProblems(
  policy: string,
  {file, must, may}: PolicyRule,
  files: Sources['files'],
): Problem[] {
  const directives = new Map(
    policy.split('; ').map((each) => {
      const [name = '', ...values] = each.split(' ');
      return [name, values] as const;
    }),
  );
  const at = (text: string, fault: Fault): Problem => ({
    file,
    line: lineOfText(files, file, text),
    ...fault,
  });
  const lost = Object.entries(must).flatMap(([name, wanted]) => {
    const values = directives.get(name) ?? [];
    return wanted
      .filter((value) => !values.includes(value))
      .map((value) =>
        at(directives.has(name) ? name : 'default-src', {
          found: directives.has(name)
            ? `${name} ${values.join(' ')}`
            : `a policy without ${name}`,
          expected: `${name} ${value}`,
          remedy: `${meant(
            name,
            [...directives.keys()].filter((each) => !must[each]),
          )}Restore it, mind the quotes of keywords; what is meant is changed in scripts/check/rules/hostHeaders.ts too.`,
        }),
      );
  });
  const gained = [...directives].flatMap(([name, values]) =>
    values
      .filter(
        (value) =>
          (!value.startsWith("'") && KEYWORD.test(value)) ||
          (value === "'none'" && values.length > 1) ||
          (UNSAFE.test(value) &&
            !must[name]?.includes(value) &&
            !NO_CODE.test(`${name} ${value}`) &&
            !may.includes(`${name} ${value}`)),
      )
      .map((value) =>
        at(value, {
          found: `${name} with ${value}`,
          expected: UNSAFE.test(value)
            ? 'sources by their name or hash, none that lets everything in'
            : "keywords between quotes, and 'none' alone",
          remedy:
            'Take it out: move what needs it into a file of the site, or give its hash. What is meant has its reason in scripts/check/rules/hostHeaders.ts.',
        }),
      ),
  );
  return [...lost, ...gained];
}
