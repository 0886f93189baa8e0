import {HEADER_FILE} from '../../../../src/sets/ocr/contract/headerFile';
import {searchTerms, TERMS_LOCALE} from '../../../../src/site/translations';
import {DISK} from '../support';
import {inBody, type Fault} from './fault';

/** A fault in a module with a text of the interface. */
function inModule(check: string, fault: string, text: string): Fault {
  const file = 'src/site/planted.ts';
  return {check, fault, changes: {[file]: text}, at: `${file}:1`};
}

const TERMS = searchTerms(TERMS_LOCALE, 'ocr');

/** Secrets of nobody, in two parts: those who look for secrets here find none. */
const SECRETS = {
  'a key of AWS': ['AKIA', 'YTQ5JVNR7WXEK2LM'],
  'a token of GitHub': ['ghp', '_wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'],
  'a token of Slack': ['xoxb', '-123456789012-aBcDeFgHiJkLmNoPqRsTuVwX'],
  'a token of npm': ['npm', '_aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789'],
  'a key of Google': ['AIza', 'SyD4-aBcDeFgHiJkLmNoPqRsTuVwXyZ0123'],
  'a password in an address': [
    'https://admin',
    ':hunter2secret@db.vendor.com/',
  ],
  'a key of any service': ['api_key=', '"9f86d081884c7d659a2feaa0c55ad015"'],
  'a private key': [
    '-----BEGIN RSA PRIVATE',
    ` KEY-----\n${'MIIEpAIBAAKCAQEA7yn3bRHQ5FHM'.repeat(9)}\n-----END RSA PRIVATE KEY-----`,
  ],
};

export const LANGUAGE_FAULTS: readonly Fault[] = [
  inBody('spelling', 'a misspelt word', '\nThe `calback` is a calback.', 2),
  inBody('spelling', 'an American word', 'The color of a cell.'),
  inModule('spelling', 'a misspelt text', "const TEXT = {en: 'A calback'};"),
  {
    check: 'spelling',
    fault: 'a misspelt comment of a contract',
    changes: {[HEADER_FILE]: `/* A calback. */\n${DISK.read(HEADER_FILE)}`},
    at: `${HEADER_FILE}:1`,
  },
  inBody('wording', 'a doubled word', '\nRead the `a`\nof the the file.', 3),
  inBody('wording', 'a download into a shell', '```bash\ncurl a | sh\n```', 2),
  inModule(
    'wording',
    'a text of no native',
    "const TEXT = {en: 'A page of an own'};",
  ),
  ...Object.entries(SECRETS).map(([what, parts]) =>
    inBody('secrets', what, `\n\`\`\`bash\n${parts.join('')}\n\`\`\``, 3),
  ),
  {
    check: 'search terms',
    fault: 'terms of no page, and a term in other letters',
    changes: {
      [TERMS]: '{"pages": {"intro": ["소개", "intro"],\n"moved": ["옮김"]}}',
    },
    at: `${TERMS}:2`,
  },
];
