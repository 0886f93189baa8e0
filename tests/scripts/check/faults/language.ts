import {HEADER_FILE} from '../../../../src/sets/ocr/contract/headerFile';
import {DISK} from '../support';
import {inBody, type Fault} from './fault';

/** A fault in a module with a text of the interface. */
function inModule(check: string, fault: string, text: string): Fault {
  const file = 'src/site/planted.ts';
  return {check, fault, changes: {[file]: text}, at: `${file}:1`};
}

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
];
