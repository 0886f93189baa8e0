/** A pattern, its replacement, and an example that a test checks. */
export type BannedWording = readonly [
  avoid: RegExp,
  say: string,
  example: string,
];

/** Mistakes in English texts that a dictionary does not find. */
export const BANNED_IN_ENGLISH: readonly BannedWording[] = [
  [
    /\b[A-Za-z][a-z]{2,}(?<!caps|downs|fonts|overs|[Rr]es|ups)iz(?:e[ds]?|ers?|ing|ations?)\b/,
    '"-ise": the site has one spelling of these words',
    'Initialize it',
  ],
  [
    /\b(?:G[ie]thub|Gitlab|Powershell|Typescript|Javascript|NodeJS|MacOS|Postgresql|Webassembly|Dockerhub)\b/,
    'the name in the letters of its owner: GitHub, PowerShell, Node.js, macOS',
    'Clone it from Github',
  ],
  [/\bgray(?:ed|s)?\b/i, '"grey"', 'A gray cell'],
  [/\bloos(?:es?|ing) (?:the|your|its|data)\b/i, '"lose"', 'You loose data'],
  [/\b(?:could|should|would|must|might) of\b/i, '"have"', 'It could of run'],
  [/\bit's (?:own|name|value|size|state)\b/i, '"its"', "By it's name"],
  [
    /\b(?:more|less|fewer|rather|other|older|newer|larger|smaller|higher|lower|faster|slower|earlier|later) then\b/i,
    '"than"',
    'More then ten',
  ],
  [/\b(?:their|they're) (?:is|are|was|were)\b/i, '"there"', 'Their are two'],
  [
    /\byou're (?:own|program|code|app|key|file|data)\b/i,
    '"your"',
    "You're key",
  ],
  [/\b(?:the|its|their) affects?\b/i, '"effect"', 'The affect of a call'],
  [/\b(?:the an?|an? the)\b(?![–-])/i, 'one of the two words', 'The a cell'],
  [
    /\b(?:information|software|advice|feedback|hardware|equipment)s\b/i,
    'the singular: the word has no plural',
    'Further informations',
  ],
  [/\ban (?:user|unique|unit|one|URL|UTF)\b/i, '"a"', 'an user'],
  [
    /\ba (?:error|event|element|empty|address|argument|array|engine|image|index|input|integer|option|object|output|hour|invalid|example|application)\b/i,
    '"an"',
    'a error',
  ],
];

/** Mistakes in texts of all languages. */
export const BANNED_IN_PROSE: readonly BannedWording[] = [
  [
    /\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum|\?\?\?/,
    'a finished text; mark what is not published with <Unspecified>',
    'TBD: the size',
  ],
  [
    /(?<![\p{L}\p{N}_-])(\p{L}+) \1(?![\p{L}\p{N}_-])/iu,
    'each word once',
    'Read the the file',
  ],
];

/** Mistakes in texts of all pages but {@link PROVENANCE_ROUTES}: the site speaks for the company that sells the SDKs. */
export const BANNED_THIRD_PERSON: readonly BannedWording[] = [
  [
    /\bvendors?\b|공급사|벤더/i,
    '"we", "us" or "our" ("저희"); in legal texts, "the company" ("회사")',
    'Ask the vendor',
  ],
];

/** Pages that say where the facts of the documentation come from. */
export const PROVENANCE_ROUTES: readonly string[] = [
  '/markdown-page',
  '/open-questions',
];

/** Mistakes in texts and samples. */
export const BANNED_ANYWHERE: readonly BannedWording[] = [
  [
    /\b(?:Delete this line|Lorem ipsum|TODO|FIXME|TBD)\b/,
    'a finished page, without notes for the writer',
    'Delete this line.',
  ],
  [
    /\b(?:curl|wget|irm|iwr)\b[^\n|]*\| *(?:sudo +)?(?:(?:ba|da|z)?sh|iex|python3?)\b/,
    'a download that readers can look at before they run it',
    'curl https://get.example | sh',
  ],
  [
    /(?<![\w.+-])(?!git@)[\w.+-]+@(?!(?:[\w-]+\.)*(?:example|test|invalid)\b)(?:[\w-]+\.)+[a-z]{2,}\b/,
    'name@example.com, or what the settings of the company say',
    'write to jane@vendor.com',
  ],
  [
    /(?<![\w.+-])(?:\+(?!\d{1,3}[ -]555)\d{1,3}[ -]\(?\d{1,4}\)?(?:[ -]\d{2,4}){2,}|0(?!\d{1,2}-(?:0000|1234)-)\d{1,2}-\d{3,4}-\d{4})(?![\w-])/,
    'no telephone number, or one that nobody has: +1 555 0100, 010-0000-0000',
    'call 02-3456-7890',
  ],
  [
    /\bhttps?:\/\/(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d/,
    'an address for examples: https://server.example',
    'open http://10.20.0.14/argo/',
  ],
  [
    /(?:(?<!\w)\/(?:home|Users)\/|[A-Z]:\\Users\\)(?!(?:user|username|you|me|name)\b)\w+/,
    'a path that is not of somebody’s machine: /home/user',
    'cd /home/jane/sdk',
  ],
];
