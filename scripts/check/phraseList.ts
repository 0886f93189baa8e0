/** A phrase that is no English of the field, and what to write in its place. */
export interface Phrase {
  /** Spaces stand for line breaks too, in comments as well. Upper and lower case are one. */
  readonly avoid: RegExp;
  readonly say: string;
}

/** The phrases that no page, contract or string of the interface uses. A new one is a row here. */
export const PHRASES: readonly Phrase[] = [
  // Words that there are, so that spelling has nothing to say, in the place of others.
  {
    avoid:
      /\bloos(e|es|ing) (the|your|their|its|all|any|data|finished|results?|changes)\b/,
    say: '"lose": to no longer have',
  },
  {avoid: /\b(could|should|would|must|might) of\b/, say: '"have"'},
  {
    avoid:
      /\bit's (own|name|value|size|state|result|content|default|first|last)\b/,
    say: '"its"',
  },
  {
    avoid:
      /\b(more|less|fewer|rather|other|older|newer|larger|smaller|higher|lower|faster|slower|earlier|later) then\b/,
    say: '"than"',
  },
  {avoid: /\b(their|they're) (is|are|was|were)\b/, say: '"there"'},
  {
    avoid:
      /\byou're (own|program|code|application|app|page|licen[cs]e|key|file|data|sheet|browser|server|users?|machine|project)\b/,
    say: '"your"',
  },
  {
    avoid:
      /\b(this|each|every|a|an) (functions|files|values|cells|rows|columns|sheets|pages|options|errors|callbacks|handles|strings|images|samples|methods|properties)\b/,
    say: 'the singular, or "these" and "those"',
  },
  {
    avoid:
      /\b(these|those|several|many|few|both) (function|file|value|cell|row|column|sheet|page|option|error|callback|handle|string|image|sample|method|property) (is|are|was|were|has|have|can|may|must|do|does)\b/,
    say: 'the plural',
  },
  {
    avoid:
      /\b(they|we) (returns|contains|needs|takes|has|does|works|supports|changes|calls|reads|writes|opens|loads|shows|starts|stops|means|is|was)\b/,
    say: 'the verb in the plural',
  },
  {
    avoid: /\b(the (a|an|the)|(a|an) the)\b(?![–-])/,
    say: 'one of the two words',
  },
  {avoid: /\b(the|its|their|your) (affect|affects)\b/, say: '"effect"'},
  {
    avoid: /\bto (long|large|small|big|short|many|much|late|early) (to|for)\b/,
    say: '"too"',
  },
  {
    avoid:
      /\b(does|do|did|can|could|must|will|would|should|may|might) not (exists|returns|works|contains|needs|takes|has|is|does|supports|changes)\b/,
    say: 'the verb without its "s"',
  },
  {
    avoid:
      /\b(informations|softwares|advices|feedbacks|hardwares|equipments)\b/,
    say: 'the singular: the word has no plural',
  },
  {
    avoid:
      /\ban (user|unique|uniform|unit|one|once|url|utf|usual|useful|european)\b/,
    say: '"a"',
  },
  {
    avoid:
      /\ba (error|event|element|entry|empty|address|argument|array|area|engine|image|index|input|integer|option|object|output|hour|unknown|invalid|existing|example|application)\b/,
    say: '"an"',
  },
  {
    avoid:
      /\banswer(s|ed)?( with| by)? (a (status )?code|an error|\[?`?ARGO_E)/,
    say: '"returns" a status',
  },
  {avoid: /\bmend(s|ed|ing)?\b/, say: '"correct"'},
  {avoid: /\b(and|with) (its|their) kin\b/, say: '"and related …"'},
  {
    avoid: /\bcallbacks?( has| have)? (come|came|comes)\b/,
    say: 'that the callback "is called"',
  },
  {avoid: /\btyping mistakes?\b/, say: '"typo"'},
  {avoid: /\bBase64 twins?\b/, say: '"Base64 variant"'},
  {
    avoid: /\bbyte for byte\b/,
    say: 'that texts are equal: results may differ',
  },
  {
    avoid: /\bdecoded image\b/,
    say: '"decoded bytes" of Base64, or "decoded pixels" of an image',
  },
  {avoid: /\bthe SDK prints\b/, say: 'that the reference library prints it'},
  {avoid: /\bin silence\b/, say: '"silently"'},
  {avoid: /\bleft out of account\b/, say: '"ignored"'},
  {avoid: /\bhangs? together\b/, say: '"relate"'},
  {avoid: /\b(is|are) told by\b/, say: '"is reported by"'},
  {avoid: /\bkeeps? quiet about\b/, say: '"ignore"'},
  {avoid: /\bon view\b/, say: '"displayed" or "visible"'},
  {avoid: /\bshown texts?\b/, say: '"displayed text"'},
  {avoid: /\bletter case\b/, say: '"case"'},
  {avoid: /\bmuch data\b/, say: '"large data sets"'},
  {avoid: /\bof an own\b/, say: '"its own"'},
  {avoid: /\bis no security\b/, say: '"isn\'t security"'},
  {
    avoid: /\brights? (of the (account|process)|(does|that) writing|to read)\b/,
    say: '"permissions"',
  },
  {avoid: /\bunder way\b/, say: '"in progress"'},
  {
    avoid: /\bsome (tens|dozens?|hundreds?|thousands?)\b/,
    say: '"a few …"',
  },
  {
    avoid: /, also (with|before|when|while|if|after|in|of|for)\b/,
    say: '"even …"',
  },
  {
    avoid: /\b(is|are|was|were) (active|open|loaded|known|full|free) already\b/,
    say: '"already" before the adjective',
  },
  {
    avoid:
      /\bchanges? of (the|your) (program|code|workbook|document|sheet|state)\b/,
    say: '"changes to …"',
  },
  {avoid: /\bwholly\b/, say: '"entirely"'},
  {
    avoid: /\ba text (such|with|inside|instead)\b|\bshows? a text\b/,
    say: '"text" without an article, or "a string"',
  },
  {
    avoid: /\bfrom (the next \w+|C\+\+\d+|version [\d.]+) on\b/,
    say: '"from …" or "since …"',
  },
  {
    avoid: /\b(lines?|words?|texts?|names?|files?|what) stands? (in|on|at)\b/,
    say: 'where it "is"',
  },
  {avoid: /\basks? a server\b/, say: '"queries" or "requests"'},
  {
    avoid: /\berrors of (a|the) (compiler|linker|program)\b/,
    say: '"errors from …"',
  },
  {
    avoid: /\b(behind|following) an apostrophe\b/,
    say: '"after an apostrophe", or "with an apostrophe before it"',
  },
  {
    avoid: /\b(dialog|clipboard|command|tools|API) of the (browser|system)\b/,
    say: '"the browser\'s …" or "the system …"',
  },
  {
    avoid:
      /\b(values?|cells|sizes?|colours?|codes?|shortcuts?|parsed|in use) throws? \[?`[A-Z]+_/,
    say: 'which call throws: a value throws nothing',
  },
  {avoid: /\b(is|are) fired\b/, say: '"fires"'},
  {avoid: /\binto quotation marks\b/, say: '"in quotation marks"'},
  {
    avoid:
      /\bhow (it|they|values?|each \w+) develop(s|ed)?\b|\bhow does it develop\b/,
    say: '"changes over time"',
  },
  {avoid: /\btakes? (it|them|this) for an? \w/, say: '"interprets as"'},
  {avoid: /\bholds? (users?|readers?|others) back\b/, say: '"prevents"'},
  {avoid: /\bof middle (height|size|width|length)\b/, say: '"medium"'},
  {
    avoid: /\ba text (that|which)\b/,
    say: '"text" without an article, or "a string"',
  },
  {avoid: /\bthe page jumps\b/, say: '"the layout shifts"'},
  {
    avoid:
      /\b(account|process|program|user)s? may not (open|read|write|access)\b/,
    say: '"is not allowed to"',
  },
  {
    avoid:
      /\bin the state [`"']?(created|ready|released|requested|active|expired|revoked|none)\b/,
    say: '"in the … state"',
  },
  {avoid: /\bthreads? of the library\b/, say: '"library thread"'},
  {avoid: /\bstays? the caller's\b/, say: 'that "the caller still owns" it'},
  {avoid: /\btakes? no (null|value|default)\b/, say: '"does not accept"'},
  {
    avoid: /\breference library of this site\b/,
    say: '"this site\'s reference library"',
  },
  {
    avoid: /\bwithout network\b(?! (access|connection))/,
    say: '"without a network"',
  },
  {avoid: /\b(notices|software|licences) of others\b/, say: '"third-party …"'},
  {avoid: /\bamendments? of (the|these|this)\b/, say: '"amendments to …"'},
  {avoid: /\basked for and (is|are) not\b/, say: '"requested but … not"'},
  {avoid: /\bdays ahead\b/, say: '"days in advance"'},
  {avoid: /\ba silent fall\b/, say: '"falling back to … silently"'},
  {
    avoid: /\bin (the )?place of .{1,40}? comes\b/,
    say: '"Replace … with …"',
  },
  {
    avoid: /\binto (the )?JSON as (it is|they are)\b/,
    say: '"does not escape …"',
  },
  {
    avoid: /\bfirst thing in (your|the) (program|code)\b/,
    say: '"before any other call"',
  },
  {avoid: /\blaid out (by|with)\b/, say: '"formatted with"'},
  {avoid: /\bsees? to (that|it)\b/, say: '"must ensure this"'},
  {avoid: /\bwhen (it|they) likes?\b/, say: '"on demand"'},
  {avoid: /\blibrary of the library\b/, say: '"an indirect dependency"'},
  {
    avoid: /\bonly to tell (people|users|readers)\b/,
    say: '"only for display"',
  },
  {avoid: /\bthat you grant (it|them)\b/, say: '"the … budget"'},
  {
    avoid: /\bends? (it|them) with (itself|themselves)\b/,
    say: '"creates its own … and disposes it"',
  },
  {
    avoid: /\b(object|handle|engine|sheet|range)s? (dies?|died) when\b/,
    say: '"becomes invalid when"',
  },
  {avoid: /\bpatterns? of signs\b/, say: '"a format code"'},
  {
    avoid:
      /\bthat (is|are) no (sign|model|image|number|file|member|address)s?\b/,
    say: '"invalid", or "not a …"',
  },
  {avoid: /\bthe abort is one\b/, say: '"aborts need no catch"'},
  {
    avoid: /\bnot remember (itself|themselves)\b/,
    say: 'what is not applied again',
  },
  {avoid: /\bthe compiler does not see\b/, say: '"TypeScript cannot detect"'},
  {avoid: /\btakes? the \w+ too\b/, say: '"also removes"'},
  {avoid: /\bquick and right\b/, say: '"fast and correct"'},
  {
    avoid: /\bcircles? of (cells|formulas|references)\b/,
    say: '"circular references"',
  },
];
