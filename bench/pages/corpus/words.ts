const list = (words: string) => words.trim().split(/\s+/);

/** A frequent word of seven letters, which the search benchmark types. */
export const SEARCHED_WORD = 'session';

export const NOUNS = list(`
  buffer session document page cell range handle option engine worker queue callback result error
  license model image region column row sheet format stream cache index record field value token
  thread memory file folder path server client request answer header footer margin border layout
  style theme font glyph anchor bookmark revision snapshot archive backup export import filter
  pattern query cursor selection clipboard pointer event listener timer schedule task batch job
  pipeline stage channel socket packet frame codec sample channel matrix vector table schema key
  certificate signature digest secret account tenant region cluster node replica shard partition
  segment block sector volume mount device driver adapter bridge gateway proxy router endpoint
  resource quota limit threshold metric counter gauge histogram trace span log message notice
  warning alert incident report summary chapter section paragraph sentence word letter language
  dialect alphabet keyboard shortcut gesture touch viewport canvas brush palette colour gradient
  shadow outline contour polygon curve axis legend chart series category label caption tooltip
  dialog panel toolbar menu button checkbox slider spinner wizard template fragment component
  module package library framework runtime compiler linker loader interpreter debugger profiler
  scanner parser lexer grammar syntax operator operand literal constant variable function method
  constructor destructor iterator generator closure promise semaphore mutex barrier condition
  deadline timeout retry fallback override default preset profile setting preference environment`);

export const VERBS = list(`
  read write open close create release load store return copy move merge split compare convert
  render measure validate reject accept convey deliver collect group sort count filter select mark
  protect unlock sign verify encode decode compress expand attach detach register resolve replace
  restore discard refresh repeat resume suspend cancel confirm report describe inherit inspect
  allocate reserve balance schedule dispatch observe record translate transform align position
  wrap indent highlight annotate publish restrict permit forward redirect queue drain flush lock`);

export const ADJECTIVES = list(`
  open current whole empty single shared local remote first last next previous long short large
  small fast slow safe unsafe sparse dense nested flat hidden visible active idle pending finished
  valid invalid stale fresh partial complete temporary permanent public private explicit implicit
  optional required mutable constant signed unsigned sorted ordered random linear recursive virtual
  physical logical numeric textual binary portable native foreign upper lower inner outer common
  rare regular irregular stable volatile atomic concurrent sequential synchronous deferred eager`);

export const ADVERBS = list(`
  always never usually often once twice again later early directly silently explicitly safely
  together separately immediately eventually exactly roughly only also still already twice`);

export const CONNECTIVES = list(`
  before after while until because although where unless since whenever once`);
